import clsx from 'clsx';
import { useId } from 'react';
import { BACKGROUNDS, isPicture, PICTURES, type Background } from '../../../player/backgrounds.ts';
import { MENUS, type Menu } from '../../../player/player-state.ts';
import { backgroundLabel, backgroundsLabel, menuLabel, pictureLabel } from '../../../player/labels.ts';
import parts from '../../../controls/controls.module.css';
import styles from './bar.module.css';

interface Props {
  readonly background: Background;
  readonly menu: Menu | undefined;
  /** The ID of the element in which the open menu appears. */
  readonly menuId: string;
  readonly onBackground: (background: Background) => void;
  readonly onMenu: (menu: Menu) => void;
}

const option = (background: Background): JSX.Element => (
  <option key={background} value={background}>
    {backgroundLabel(background)}
  </option>
);

/** The background control, and the buttons that open the menus. */
export default function Bar({ background, menu, menuId, onBackground, onMenu }: Props): JSX.Element {
  const id = useId();
  return (
    <div className={styles.bar}>
      <span className={styles.background}>
        <label htmlFor={id}>{backgroundsLabel}</label>
        <select
          id={id}
          className={clsx(parts.input, parts.select)}
          data-control="background"
          value={background}
          onChange={(event) => onBackground(event.currentTarget.value as Background)}
        >
          <optgroup label={pictureLabel}>{PICTURES.map(option)}</optgroup>
          {BACKGROUNDS.filter((one) => !isPicture(one)).map(option)}
        </select>
      </span>
      {MENUS.map((one) => (
        <button
          key={one}
          type="button"
          className={clsx(parts.button, parts.quiet, styles.fold)}
          data-control={`menu:${one}`}
          aria-expanded={menu === one}
          aria-controls={menuId}
          onClick={() => onMenu(one)}
        >
          {menuLabel(one)}
        </button>
      ))}
    </div>
  );
}
