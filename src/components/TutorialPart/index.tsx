import { useEffect, useState } from 'react';
import Button from '../../ui/Button.tsx';
import LoadFailure from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { isAddressed } from '../LiveTemplate/index.tsx';
import { playerOf, type PartId } from './names.ts';
import styles from './styles.module.css';

/** A part of the tutorial that readers do in the page. The player and its editor load when they start. */
export default function TutorialPart({ part }: { readonly part: PartId }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [Lesson, retry] = useLoaded(isOpen, async () => (await import('./Lesson.tsx')).default);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The built page doesn’t have an address.
    if (isAddressed(playerOf(part))) setOpen(true);
  }, [part]);
  return (
    <div className={styles.part}>
      <Button className="button--secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close this part' : 'Do this part here'}
      </Button>
      {isOpen && Lesson && <Lesson part={part} />}
      <LoadFailure text="The editor couldn’t be loaded." retry={retry} />
      {isOpen && !Lesson && !retry && <p role="status">The editor is loading.</p>}
    </div>
  );
}
