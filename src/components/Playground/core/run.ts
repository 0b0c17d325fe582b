import { instrument } from '../../../playground/actions/instrument.ts';
import type { CheckedDraft } from '../../../playground/check.ts';
import type { Place } from '../../../playground/text-problem.ts';
import { hasLottie } from '../../../playout/export/source.ts';
import { mainOf } from '../../LiveTemplate/core/marks';
import type { Shown } from '../../LiveTemplate/Player/useSession';
import { loadOwnExample, type OwnExample } from './own-files';
import type { ExampleFile } from '../../../playout/export/load-source.ts';
import { createRemoteSession } from './remote-session';
import { RUNNER_FILE } from './runner-file';
import type { Ending } from './watchdog';

/** Something that went wrong while the draft played. */
export interface RunProblem {
  readonly text: string;
  /** Place in the actions as the reader wrote them; undefined when it is not known. */
  readonly place: Place | undefined;
  readonly frame: number | undefined;
}

export interface RunOptions {
  readonly checked: CheckedDraft;
  readonly example: ExampleFile;
  readonly host: HTMLElement;
  /** The site's base address, with a slash at its end. */
  readonly baseUrl: string;
  readonly title: string;
  /** Frame that is shown before it plays. */
  readonly frame: number;
  /** Each gives the text to show. */
  readonly onProblem: (problem: RunProblem) => string;
  readonly onEnd: (ending: Ending) => string;
}

const own = new WeakMap<ExampleFile, Promise<OwnExample>>();

/** The files of an example; fetched once. */
function ownExample(example: ExampleFile, baseUrl: string): Promise<OwnExample> {
  const known = own.get(example);
  if (known) return known;
  const loading = loadOwnExample(example, baseUrl);
  own.set(example, loading);
  loading.catch(() => own.delete(example));
  return loading;
}

/**
 * Makes a template of a draft, to be shown on the stage.
 *
 * @throws Error when the files of the example cannot be fetched.
 */
export async function prepareRun(options: RunOptions): Promise<Shown> {
  const { checked, example, host, baseUrl, title, frame, onProblem, onEnd } = options;
  const { project, actions, data } = checked;
  const { code, guard, places, toOriginal } = instrument(actions);
  const { files, lottie } = await ownExample(example, baseUrl);
  const session = createRemoteSession({
    host,
    address: baseUrl + RUNNER_FILE,
    title,
    start: { code, guard, project, files, lottie: hasLottie(project) ? await lottie() : undefined },
    onReport: ({ text, line, column, place, frame: at }) =>
      onProblem({
        text,
        frame: at,
        place:
          place !== undefined
            ? places[place]
            : line !== undefined && column !== undefined
              ? toOriginal({ line, column })
              : undefined,
      }),
    onEnd,
  });
  return {
    session,
    project,
    opening: { data, frame: Math.min(frame, mainOf(project).duration - 1) },
    isPlayed: true,
  };
}
