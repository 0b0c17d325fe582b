import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MENUS, type Menu } from '../player-state.ts';
import { PICTURES, PLAIN, type Background, type View } from '../useView.ts';
import styles from './bar.module.css';
import Icon from './Icon.tsx';
import Options from '../../ui/Options.tsx';

interface Props {
  readonly children: ReactNode;
  /** The compositions that can be the main one, by shape, and the one that is. */
  readonly shapes: Readonly<Record<string, string>>;
  readonly main: string | undefined;
  readonly onShape: (id: string) => void;
  readonly view: View;
  readonly menu: Menu | undefined;
  /** The ID of the element in which menus appear. */
  readonly menuId: string;
  readonly onView: (view: View) => void;
  readonly onMenu: (menu: Menu) => void;
}

/** The state of the template, and quiet buttons: its shapes, the background, and what opens menus. */
export default function Bar(props: Props): JSX.Element {
  const { children, view, menu, menuId, onView, onMenu } = props;
  const shapes = Object.entries(props.shapes);
  const quiet = clsx('button button--quiet holder', styles.tool);
  return (
    <div className={`line ruled ${styles.bar}`}>
      <div className="line">{children}</div>
      {shapes.length > 0 && (
        <div className="line" role="group" aria-label="Shape">
          {shapes.map(([shape, id], index) => (
            <button
              key={shape}
              type="button"
              className={quiet}
              aria-pressed={props.main === undefined ? index === 0 : props.main === id}
              onClick={() => props.onShape(id)}
            >
              {shape}
            </button>
          ))}
        </div>
      )}
      <div className={styles.tools}>
        {/* The list of the browser opens where the label is. */}
        <label className={quiet}>
          <Icon name="background" />
          Background
          <select
            className="cover"
            data-control="background"
            value={view.background}
            onChange={(event) => onView({ ...view, background: event.currentTarget.value as Background })}
          >
            <Options of={Object.entries({ ...PICTURES, ...PLAIN })} />
          </select>
        </label>
        <button
          type="button"
          className={quiet}
          data-control="zoom"
          aria-pressed={view.size === 'zoomed'}
          onClick={() => onView({ ...view, size: view.size === 'zoomed' ? 'fit' : 'zoomed' })}
        >
          <Icon name="zoom" />
          Zoom
        </button>
        {(['view', 'calls'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={quiet}
            data-control={`menu:${one}`}
            aria-expanded={menu === one}
            aria-controls={menuId}
            onClick={() => onMenu(one)}
          >
            <Icon name={one} />
            {MENUS[one]}
          </button>
        ))}
      </div>
    </div>
  );
}
