import { instrument } from '../model/actions/instrument.ts';
import type { CheckedDraft } from '../model/check.ts';
import type { Place } from '../model/text-problem.ts';
import { hasLottie } from '../../playout/export/source.ts';
import { mainOf } from '../../player/session/marks.ts';
import type { Shown } from '../../player/on-demand/on-stage.ts';
import { loadFiles, loadText } from './own-files.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import { createRemoteSession, type RemoteOptions } from './remote-session.ts';
import { RUNNER_FILE } from './frame-pages.ts';

export interface RunProblem {
  readonly text: string;
  /** The place in the actions as the reader wrote them; undefined if it isn't known. */
  readonly place: Place | undefined;
  readonly frame: number | undefined;
}

interface RunOptions extends Pick<RemoteOptions, 'host' | 'title' | 'onEnd'> {
  readonly checked: CheckedDraft;
  readonly example: ExampleFile;
  readonly baseUrl: string;
  /** The frame that's shown before it plays. */
  readonly frame: number;
  /** Returns the text to show. */
  readonly onProblem: (problem: RunProblem) => string;
}

/**
 * Turns a draft into a template that the stage can show.
 * @throws Error if the example's files can't be loaded.
 */
export async function prepareRun(options: RunOptions): Promise<Shown> {
  const { checked, example, host, baseUrl, title, frame, onProblem, onEnd } = options;
  const { project, actions, data } = checked;
  const { code, guard, places, toOriginal } = instrument(actions);
  const [files, lottie] = await Promise.all([
    loadFiles(example, baseUrl),
    hasLottie(project) ? loadText('playout/lottie.js', baseUrl) : undefined,
  ]);
  const session = createRemoteSession({
    ...{ host, title, onEnd },
    address: baseUrl + RUNNER_FILE,
    start: { code, guard, project, files, lottie },
    onReport({ text, line, column, place: index, frame: at }) {
      const traced = line === undefined || column === undefined ? undefined : toOriginal({ line, column });
      return onProblem({ text, frame: at, place: index === undefined ? traced : places[index] });
    },
  });
  return {
    session,
    project,
    opening: { data, frame: Math.min(frame, mainOf(project).duration - 1) },
    isPlayed: true,
  };
}
