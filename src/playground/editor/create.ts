import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  redoDepth,
  undoDepth,
} from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldEffect,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import {
  EditorState,
  Prec,
  StateEffect,
  StateField,
  Transaction,
  type Extension,
  type TransactionSpec,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { TABS, type Draft, type Tab } from '../model/draft.ts';
import { assist } from './assist.ts';
import { colors, decorate, indents } from './decorations.ts';
import { theme } from './theme.ts';

export interface EditorMark {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/** Whether there's a change to undo, and one to redo. */
export type CanUndo = Readonly<Record<'undo' | 'redo', boolean>>;

export interface EditorOptions {
  readonly host: HTMLElement;
  readonly texts: Draft;
  readonly labels: Readonly<Record<Tab, string>>;
  /** The ID of the element that explains how to leave the editor. */
  readonly helpId: string;
  readonly onWrite: (tab: Tab, text: string) => void;
  readonly onRun: () => void;
  /** Called when another tab or text shows. */
  readonly onHistory: (canUndo: CanUndo) => void;
  readonly onCursor: (tab: Tab, offset: number) => void;
  /** Called when text is pasted into a range. If it returns true, the paste is left out. */
  readonly onPaste: (tab: Tab, text: string, from: number, to: number) => boolean;
}

const languageOf = (tab: Tab): Extension =>
  tab === 'actions' ? [javascript(), assist()] : [json(), decorate(colors)];

/** The places whose lines are lit. */
const light = StateEffect.define<readonly number[]>();
const lit = StateField.define({
  create: () => Decoration.none,
  update(marks, { changes, effects, newDoc: doc }) {
    const next = effects.find((one) => one.is(light))?.value as readonly number[] | undefined;
    const line = Decoration.line({ class: 'kf-lit' });
    const rangeAt = (offset: number) => line.range(doc.lineAt(Math.min(offset, doc.length)).from);
    return next ? Decoration.set(next.map(rangeAt), true) : marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The most characters in a word of a script whose lines browsers break at words. */
const LONGEST_WORD = 300;

/**
 * Lets lines break anywhere if a word outside of ASCII is very long. Thai, Khmer, and other scripts don't
 * separate words, so browsers look for places to break, which takes minutes for a link's 200,000 letters.
 */
const breakLongWords: Extension = EditorView.contentAttributes.compute(
  ['doc'],
  ({ doc }): Record<string, string> => {
    const words = doc.toString().split(/[\s -~]+/u);
    return words.some(({ length }) => length > LONGEST_WORD) ? { style: 'line-break: anywhere' } : {};
  },
);

/** Folds the resources of a template, so the layers come first. */
function foldResources({ doc }: EditorState): TransactionSpec {
  const found = /^ {2}"resources": \[\n[\s\S]*?^ {2}\]/m.exec(doc.toString());
  if (!found) return {};
  const [text] = found;
  const from = found.index + text.indexOf('[') + 1;
  return { effects: foldEffect.of({ from, to: found.index + text.length - 1 }) };
}

/** Draws a fold that opens when it's pressed. A click may never come, because a press can redraw the line. */
function drawFold(_view: EditorView, open: (event: Event) => void): HTMLElement {
  const fold = document.createElement('span');
  fold.className = 'cm-foldPlaceholder';
  fold.textContent = '…';
  fold.title = 'Unfold';
  fold.setAttribute('aria-label', 'Folded code');
  fold.onmousedown = open;
  fold.onclick = open;
  return fold;
}

/** Returns the first place at which two strings differ. */
export function firstDifference(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return at;
}

/** Returns the only part of the text that changes, so folds and marks elsewhere stay. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const from = firstDifference(before, after);
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** How long after Escape the Tab key leaves the editor, in milliseconds. Any other key ends this period. */
const LEAVING = 60_000;

function leaveOnTab(view: EditorView): boolean {
  view.setTabFocusMode(LEAVING);
  return false;
}

/** Creates an editor for three tabs, each with its history. Tab indents, but leaves after any Escape. */
export function createEditor(options: EditorOptions) {
  const { host, texts, labels, helpId, onWrite, onRun, onHistory, onCursor, onPaste } = options;
  let shown: Tab = 'actions';

  const reportHistory = (state: EditorState): void =>
    onHistory({ undo: undoDepth(state) > 0, redo: redoDepth(state) > 0 });
  const run = (): boolean => {
    onRun();
    return true;
  };
  const stateOf = (tab: Tab): EditorState =>
    EditorState.create({
      doc: texts[tab],
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        indentUnit.of('  '),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        lintGutter(),
        EditorView.lineWrapping,
        // The text fades out there.
        EditorView.scrollMargins.of(() => ({ bottom: 24 })),
        breakLongWords,
        search({ top: true }),
        // Help stays inside the editor, above or below its line.
        tooltips({ tooltipSpace: ({ dom }) => dom.getBoundingClientRect() }),
        codeFolding({ placeholderDOM: drawFold }),
        foldGutter({ openText: '▾', closedText: '▸' }),
        EditorView.contentAttributes.of({
          'aria-label': labels[tab],
          'aria-describedby': helpId,
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            onWrite(tab, update.state.doc.toString());
            reportHistory(update.state);
          }
          if (update.selectionSet && update.view.hasFocus) onCursor(tab, update.state.selection.main.head);
        }),
        EditorView.domEventHandlers({
          paste(event, { state }) {
            const { from, to } = state.selection.main;
            const isTaken = onPaste(tab, event.clipboardData?.getData('text/plain') ?? '', from, to);
            if (isTaken) event.preventDefault();
            return isTaken;
          },
        }),
        Prec.highest(keymap.of([{ key: 'Escape', run: leaveOnTab }])),
        keymap.of([
          { key: 'Mod-Enter', run },
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...searchKeymap,
          ...completionKeymap,
          ...foldKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        languageOf(tab),
        decorate(indents),
        lit,
        theme(),
      ],
    });

  const states = { actions: stateOf('actions'), data: stateOf('data'), template: stateOf('template') };
  const view = new EditorView({ parent: host, state: states[shown] });

  /** Changes the state of a tab, whether or not it's visible. */
  function change(tab: Tab, spec: (state: EditorState) => TransactionSpec): void {
    if (tab === shown) return view.dispatch(spec(view.state));
    states[tab] = states[tab].update(spec(states[tab])).state;
  }

  function show(tab: Tab): void {
    if (tab === shown) return;
    states[shown] = view.state;
    shown = tab;
    view.setState(states[tab]);
    reportHistory(view.state);
  }

  change('template', foldResources);
  return {
    show,
    /** Replaces the texts. Undo restores the previous ones. */
    replace(next: Draft): void {
      for (const tab of TABS) {
        change(tab, ({ doc }) =>
          doc.toString() === next[tab]
            ? {}
            : {
                changes: difference(doc.toString(), next[tab]),
                annotations: Transaction.addToHistory.of(true),
              },
        );
      }
      // A fold doesn't survive if its text is replaced.
      change('template', foldResources);
    },
    mark: (tab: Tab, marks: readonly EditorMark[]): void =>
      change(tab, (state) => {
        const { length } = state.doc;
        return setDiagnostics(
          state,
          marks.map(({ from, to, message }) => ({
            from: Math.min(from, length),
            to: Math.min(to, length),
            message,
            severity: 'error' as const,
          })),
        );
      }),
    /** Lights the lines of some places in the template. */
    light: (places: readonly number[]): void => change('template', () => ({ effects: light.of(places) })),
    goTo(tab: Tab, offset: number): void {
      show(tab);
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    remove: (): void => view.destroy(),
  };
}

export type Editor = ReturnType<typeof createEditor>;
