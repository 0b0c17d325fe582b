import React, { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useForm } from '../../client/useForm';
import { useOutsideEvents } from '../../client/useOutsideEvents';
import { useSearch } from '../../client/useSearch';
import { SHORTCUTS } from '../../client/shortcuts';
import { useShortcuts } from '../../client/useShortcuts';
import { Field } from './Field';
import { Modal } from './Modal';
import { SearchIcon, ShortcutHint } from './decoration';
import styles from './styles.module.css';

/** The search box: in the navbar where there is room, in a modal dialog where there is not. */
export default function SearchBar(): JSX.Element {
  const form = useForm();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const isTouched = useRef(false);
  /** Whether the focus belongs into the field of the next form: it was in that of the last one, or found none to go to. */
  const carriesFocus = useRef(false);

  const search = useSearch(inputRef, () => {
    dialogRef.current?.close();
    inputRef.current?.blur();
  });
  const { load, loaded } = search;
  const engine = loaded?.engine;
  useOutsideEvents(engine, rootRef, form);

  const open = useCallback(() => {
    load();
    const dialog = dialogRef.current;
    if (dialog !== null && !dialog.open) {
      dialog.showModal();
    }
    inputRef.current?.focus();
    // Before the form is known, a phone has no field that could take the focus: it goes there with the form.
    carriesFocus.current = document.activeElement !== inputRef.current;
  }, [load]);

  useShortcuts(() => {
    open();
    inputRef.current?.select();
  });

  useEffect(() => {
    if (carriesFocus.current) {
      carriesFocus.current = false;
      open();
    }
  }, [form, open]);

  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    // A window that goes to the back takes the focus along; a phone's keyboard may go while the results are read.
    const isLeft = document.activeElement !== target && (form === 'wide' || relatedTarget !== null);
    if (target === inputRef.current && isLeft && !isTouched.current) {
      engine?.close();
    }
  };

  const onModalClose = (): void => {
    engine?.close();
    if (document.activeElement === document.body) {
      triggerRef.current?.focus();
    }
  };

  const field = <Field search={search} onGone={(hadFocus) => (carriesFocus.current ||= hadFocus)} />;
  const panel = loaded && <loaded.parts.Panel engine={loaded.engine} state={loaded.state} />;
  return (
    <div
      ref={rootRef}
      className={clsx(styles['root'], form === 'unknown' && styles['isUnknown'])}
      onPointerEnter={load}
      onBlur={onBlur}
      onTouchStart={() => (isTouched.current = true)}
      onTouchEnd={() => (isTouched.current = false)}
      onTouchCancel={() => (isTouched.current = false)}
    >
      <button
        ref={triggerRef}
        type="button"
        className={clsx('clean-btn', styles['trigger'])}
        aria-label={translate({
          id: 'theme.SearchBar.label',
          message: 'Search',
          description: 'The name of the search field and of the button that opens it',
        })}
        aria-haspopup={form === 'narrow' ? 'dialog' : undefined}
        aria-keyshortcuts={SHORTCUTS}
        // Beside the field it is one stop too many.
        tabIndex={form === 'wide' ? -1 : undefined}
        onFocus={load}
        onClick={open}
      >
        <SearchIcon />
      </button>
      {form === 'narrow' ? (
        <Modal dialogRef={dialogRef} search={search} onClose={onModalClose} field={field} panel={panel} />
      ) : (
        <>
          {field}
          <ShortcutHint />
          {panel}
        </>
      )}
    </div>
  );
}
