// Replaces the list of all tags: one row per letter instead of one section.
import Tag from '@theme/Tag';
import type { Props } from '@theme/TagsListByLetter';
import styles from './styles.module.css';

/** Groups the tags by first letter. Sorting by a language's rules would take slow phones 60 to 150 ms. */
function byLetters(tags: Props['tags']): ReadonlyMap<string, Props['tags']> {
  const groups = new Map<string, Props['tags'][number][]>();
  const sorted = [...tags].sort((one, other) =>
    one.label.toLowerCase() < other.label.toLowerCase() ? -1 : 1,
  );
  for (const tag of sorted) {
    const letter = tag.label.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return groups;
}

export default function TagsListByLetter({ tags }: Props): JSX.Element {
  return (
    <>
      {[...byLetters(tags)].map(([letter, tagsOfLetter]) => (
        <section
          key={letter}
          className={`ruled baseline ${styles.letter}`}
          aria-labelledby={`letter-${letter}`}
        >
          <h2 className="bare" id={`letter-${letter}`}>
            {letter}
          </h2>
          <ul className="bare line">
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
