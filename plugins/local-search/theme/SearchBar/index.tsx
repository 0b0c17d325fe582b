import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import clsx from 'clsx';
import { useForm } from './useForm.ts';
import { useSearch } from './useSearch.ts';
import { isSearchShortcut, SHORTCUTS } from '../../client/shortcuts.ts';
import { Field } from './Field.tsx';
import { Modal } from './Modal.tsx';
import styles from './styles.module.css';

/** The search box: in the navbar if there's room, otherwise in a modal dialog. */
export default function SearchBar(): JSX.Element {
  const form = useForm();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const isTouched = useRef(false);
  /** Whether the next form's field gets the focus, because the last one had it or there was none yet. */
  const carriesFocus = useRef(false);

  const search = useSearch(inputRef, () => {
    dialogRef.current?.close();
    inputRef.current?.blur();
  });
  const { load, loaded } = search;
  const engine = loaded?.engine;

  // A tap elsewhere doesn't take the focus on every tablet.
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && rootRef.current?.contains(target) !== true) engine?.close();
    };
    window.addEventListener('pointerdown', onPointerDown);
    return () => window.removeEventListener('pointerdown', onPointerDown);
  }, [engine]);

  const open = useCallback(() => {
    load();
    const dialog = dialogRef.current;
    if (dialog !== null && !dialog.open) dialog.showModal();

    inputRef.current?.focus();
    // Before the form is known, a phone doesn't have a field to focus. It moves there together with the form.
    carriesFocus.current = document.activeElement !== inputRef.current;
  }, [load]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        open();
        inputRef.current?.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    if (carriesFocus.current) {
      carriesFocus.current = false;
      open();
    }
  }, [form, open]);

  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    // A background window loses the focus, too, and a phone's keyboard may close while the reader reads.
    const isLeft = document.activeElement !== target && (form === 'wide' || relatedTarget !== null);
    if (target === inputRef.current && isLeft && !isTouched.current) engine?.close();
  };

  const onModalClose = (): void => {
    engine?.close();
    const { activeElement: active, body } = document;
    // A field in a closed dialog keeps the focus until the next frame, and would swallow a slash.
    if (active === body || dialogRef.current?.contains(active)) triggerRef.current?.focus();
  };

  const field = <Field search={search} onGone={(hadFocus) => (carriesFocus.current ||= hadFocus)} />;
  const panel = loaded && <loaded.parts.Panel engine={loaded.engine} state={loaded.state} />;
  return (
    <div
      ref={rootRef}
      className={clsx(styles.root, form === 'unknown' && styles.isUnknown)}
      onPointerEnter={load}
      onBlur={onBlur}
      onTouchStart={() => (isTouched.current = true)}
      onTouchEnd={() => (isTouched.current = false)}
      onTouchCancel={() => (isTouched.current = false)}
    >
      <button
        ref={triggerRef}
        type="button"
        className={clsx('clean-btn', styles.trigger)}
        aria-label="Search"
        aria-haspopup={form === 'narrow' ? 'dialog' : undefined}
        aria-keyshortcuts={SHORTCUTS}
        // Next to the field, the button would be an unnecessary tab stop.
        tabIndex={form === 'wide' ? -1 : undefined}
        onFocus={load}
        onClick={open}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.5 12.5 5 5" />
        </svg>
      </button>
      {form === 'narrow' ? (
        <Modal dialogRef={dialogRef} search={search} onClose={onModalClose} field={field} panel={panel} />
      ) : (
        <>
          {field}
          {form === 'wide' && (
            <kbd className={styles.shortcut} aria-hidden="true">
              {/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
            </kbd>
          )}
          {panel}
        </>
      )}
    </div>
  );
}
