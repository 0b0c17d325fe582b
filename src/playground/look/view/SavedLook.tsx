import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import Button from '../../../ui/Button.tsx';
import { keep, kept } from '../../../shared/storage.ts';
import { say } from '../../editing/editing.ts';
import { projectOf } from '../../model/check.ts';
import { logoOf } from '../model/pictures.ts';
import { noted, rolesOf } from '../model/roles.ts';
import { applied, LOOK_KEY } from '../model/saved-look.ts';
import { editJson } from '../model/template.ts';
import { embedded } from './Type.tsx';
import type { PartProps } from './Fields.tsx';
import styles from './styles.module.css';

/** The look of this visit, for browsers that don't store anything. */
let latest: string | undefined;

const storedLook = (): string | undefined => kept('localStorage', LOOK_KEY) ?? latest;

/** Saves a look, and puts it on another template. */
export default function SavedLookButtons({ editing, look, attempt }: PartProps): JSX.Element {
  const { project, template, edit, finish, actions } = look;
  const baseUrl = useBaseUrl('/');
  const [has, setHas] = useState(() => storedLook() !== undefined);

  const save = (): void =>
    attempt(async () => {
      const { resources = [] } = project;
      const logo = logoOf(project)?.resource;
      const used = resources.flatMap((one) => (one.type === 'font' || one === logo ? [one] : []));
      const files = await embedded(used, baseUrl);
      const changes = used.map((one, index) => ({
        path: ['resources', resources.indexOf(one)],
        value: files[index],
      }));
      latest = editJson(template, [...changes, noted(project, rolesOf(project))]);
      setHas(true);
      say(
        editing,
        keep('localStorage', LOOK_KEY, latest)
          ? 'Saved: the colors, fonts, and logo of this template.'
          : 'This browser’s storage is full or blocked, so you’ll lose the look when you leave the page.',
      );
    });
  function apply(): void {
    // Anything could be in the storage, so it's checked like the template tab.
    const saved = projectOf(storedLook() ?? '');
    if (!saved) return say(editing, 'Save a look first.');
    const { changes, message } = applied(project, saved, actions);
    edit('look', changes);
    finish();
    say(editing, message);
  }

  return (
    <div className={`line ${styles.row}`}>
      <Button className="grow" data-control="save-look" onClick={save}>
        Save this look
      </Button>
      <Button className="grow" data-control="apply-look" aria-disabled={!has} onClick={apply}>
        Apply my look
      </Button>
    </div>
  );
}
