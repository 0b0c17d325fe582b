import clsx from 'clsx';
import { useId } from 'react';
import { MENUS, type Menu } from '../player-state.ts';
import { PICTURES, PLAIN, type Background } from '../useView.ts';
import styles from './bar.module.css';
import parts from './controls.module.css';

interface Props {
  readonly background: Background;
  readonly menu: Menu | undefined;
  /** The ID of the element in which the open menu appears. */
  readonly menuId: string;
  readonly onBackground: (background: Background) => void;
  readonly onMenu: (menu: Menu) => void;
}

const options = (backgrounds: object): readonly JSX.Element[] =>
  Object.entries(backgrounds).map(([background, label]) => (
    <option key={background} value={background}>
      {label}
    </option>
  ));

/** The background control, and the buttons that open the menus. */
export default function Bar({ background, menu, menuId, onBackground, onMenu }: Props): JSX.Element {
  const id = useId();
  return (
    <div className={styles.bar}>
      <span className={parts.field}>
        <label className={parts.help} htmlFor={id}>
          Background
        </label>
        <select
          id={id}
          className={parts.input}
          data-control="background"
          value={background}
          onChange={(event) => onBackground(event.currentTarget.value as Background)}
        >
          <optgroup label="Picture">{options(PICTURES)}</optgroup>
          {options(PLAIN)}
        </select>
      </span>
      {(Object.keys(MENUS) as Menu[]).map((one) => (
        <button
          key={one}
          type="button"
          className={clsx(parts.button, parts.quiet, styles.fold)}
          data-control={`menu:${one}`}
          aria-expanded={menu === one}
          aria-controls={menuId}
          onClick={() => onMenu(one)}
        >
          {MENUS[one]}
        </button>
      ))}
    </div>
  );
}
