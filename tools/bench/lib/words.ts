// Words as numerous and as unevenly used as in real prose, because that determines an index's size.

const frequent = (
  'the of and to a in is for that it with as on are be by this or from at an not which each when one has ' +
  'its can more if will into out only than then time up other two after before first also may used where ' +
  'while under most over same between without'
).split(' ');
const VOCABULARY = 20_000;
const onsets = [...'bdfghklmnprstvwz', 'br', 'cl', 'dr', 'gr', 'pl', 'st', 'tr'];
const vowels = [...'aeiou', 'ea', 'io', 'ou'];
const endings = ['', '', '', 'l', 'm', 'n', 'r', 's', 't', 'nd', 'st'];

/** Returns a function for numbers from 0 to 1 after Park and Miller, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = ((seed + 1) * 2_654_435_761) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** All words, the most frequent first. */
const words = ((): readonly string[] => {
  const random = randomNumbers(1);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const all = new Set(frequent);
  while (all.size < VOCABULARY) {
    // Frequent words are short.
    const syllables = Math.floor(random() * (all.size < 1500 ? 2 : 3)) + (all.size < 1500 ? 1 : 2);
    let word = '';
    for (let at = 0; at < syllables; at += 1) word += pick(onsets) + pick(vowels);
    all.add(word + pick(endings));
  }
  return [...all];
})();

/** Words, sentences, and headings, the same for the same seed. Words are as frequent as in Zipf's law. */
export function writer(seed: number) {
  const random = randomNumbers(seed);
  const number = (below: number): number => Math.floor(random() * below);
  const word = () => words[Math.floor(Math.exp(random() * Math.log(words.length)))] ?? 'the';
  /** A word that isn't a function word. */
  const term = (): string => {
    const one = word();
    return frequent.includes(one) ? term() : one;
  };
  const some = <Item>(count: number, make: (_: unknown, at: number) => Item) =>
    Array.from({ length: count }, make);
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const phrase = (count: number) => some(count, word).join(' ');
  const heading = () => capital(some(2 + number(2), term).join(' '));
  const sentence = () => {
    const count = 8 + number(9);
    const marked = number(count * 2);
    const mark = number(2) === 0 ? '`' : '**';
    const text = some(count, (_, at) => (at === marked ? `${mark}${term()}${mark}` : word())).join(' ');
    return `${capital(text)}.`;
  };
  const paragraph = (sentences: number) => some(sentences, sentence).join(' ');
  return { number, term, phrase, heading, paragraph, some };
}
