import type { ProjectDefinition } from '../runtime/definition/project.ts';
import { familiesOf, problemsOfLottie } from '../runtime/lottie/problems.ts';
import { inside, type Problem } from './problem.ts';

/** Returns what the embedded Lottie files need but the runtime doesn't support. The runtime reports the same when the template loads. */
export const checkLottie = ({ resources = [] }: ProjectDefinition): readonly Problem[] =>
  resources.flatMap((resource, index) =>
    resource.type === 'lottie' && resource.data
      ? problemsOfLottie(resource.data, familiesOf(resources)).map((message) => ({
          path: inside(inside('resources', index), 'data'),
          message,
        }))
      : [],
  );
