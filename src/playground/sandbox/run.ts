import { instrument } from '../model/actions/instrument.ts';
import type { CheckedDraft } from '../model/check.ts';
import type { Place } from '../model/text-problem.ts';
import { hasLottie } from '../../playout/export/source.ts';
import { mainOf } from '../../live-template/session/marks.ts';
import type { Shown } from '../../live-template/player/playing.ts';
import { loadOwnExample, type OwnExample } from './own-files.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import { createRemoteSession } from './remote-session.ts';
import { RUNNER_FILE } from './frame-pages.ts';
import type { Ending } from './watchdog.ts';

/** Something that went wrong while the draft played. */
export interface RunProblem {
  readonly text: string;
  /** The place in the actions as the reader wrote them; undefined if it isn't known. */
  readonly place: Place | undefined;
  readonly frame: number | undefined;
}

interface RunOptions {
  readonly checked: CheckedDraft;
  readonly example: ExampleFile;
  readonly host: HTMLElement;
  /** The site's base address, with a slash at the end. */
  readonly baseUrl: string;
  readonly title: string;
  /** The frame that's shown before it plays. */
  readonly frame: number;
  /** Both receive the text to show. */
  readonly onProblem: (problem: RunProblem) => string;
  readonly onEnd: (ending: Ending) => string;
}

const own = new WeakMap<ExampleFile, Promise<OwnExample>>();

/** The files of an example, loaded once. */
function ownExample(example: ExampleFile, baseUrl: string): Promise<OwnExample> {
  const known = own.get(example);
  if (known) return known;
  const loading = loadOwnExample(example, baseUrl);
  own.set(example, loading);
  loading.catch(() => own.delete(example));
  return loading;
}

/**
 * Turns a draft into a template that the stage can show.
 * @throws Error if the example's files can't be loaded.
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
