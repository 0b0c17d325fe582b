import clsx from 'clsx';
import Button from '../../ui/Button.tsx';
import layout from '../layout.module.css';
import { MENUS, type Menu } from '../player-state.ts';
import Icon from './Icon.tsx';

interface Props {
  readonly menu: Menu | undefined;
  /** The IDs of what the buttons open. */
  readonly menuId: string;
  readonly editorId: string;
  readonly isEditing: boolean;
  readonly onMenu: (menu: Menu) => void;
  readonly onEdit: () => void;
}

/** What a visitor does with the template: downloads it, or opens the editor. */
export default function Foot({ menu, menuId, editorId, isEditing, onMenu, onEdit }: Props): JSX.Element {
  return (
    <div className={`line ruled inset ${layout.foot}`}>
      <Button
        className={clsx(!isEditing && 'grow', !isEditing && menu !== 'download' && 'button--primary')}
        data-control="menu:download"
        aria-expanded={menu === 'download'}
        aria-controls={menuId}
        onClick={() => onMenu('download')}
      >
        <Icon name="download" />
        {MENUS.download}
      </Button>
      {!isEditing && (
        <Button
          className="grow"
          data-control="edit"
          aria-expanded={false}
          aria-controls={editorId}
          onClick={onEdit}
        >
          Edit template
        </Button>
      )}
    </div>
  );
}
