import type { ComponentType } from 'react';
import type { Draft } from '../model/draft.ts';

/** What an editor knows about the reader's version, for the guide of a lesson. */
export interface LessonState {
  readonly draft: Draft;
  readonly original: Draft;
  readonly isShown: boolean;
  /** Changes the draft, and runs it unless it has code that the reader hasn't run. */
  readonly onChange: (changes: Partial<Draft>) => void;
}

export interface Lesson {
  /** The reader's version from earlier lessons, which the editor opens with. */
  readonly opening: Partial<Draft>;
  /** Appears below the text. */
  readonly Guide: ComponentType<LessonState>;
}
