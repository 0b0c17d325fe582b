// Replaces the list of all tags: one row per letter instead of one section.
import Tag from '@theme/Tag';
import type { Props } from '@theme/TagsListByLetter';
import { byLetters } from './by-letters.ts';
import styles from './styles.module.css';

export default function TagsListByLetter({ tags }: Props): JSX.Element {
  return (
    <>
      {byLetters(tags).map(({ letter, tags: tagsOfLetter }) => (
        <section key={letter} className={styles.letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul>
            {tagsOfLetter.map((tag) => (
              <li key={tag.permalink}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
