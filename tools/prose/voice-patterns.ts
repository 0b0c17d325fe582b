// Wordings that often make a sentence sound translated. They're only hints, because some of them are right in
// context.
import type { Page } from './page.ts';
import type { Finding } from './rules.ts';

type Pattern = { name: string; advice: string; matches: RegExp };

export const patterns: readonly Pattern[] = [
  {
    name: '"is no …" or "has none"',
    advice:
      'English puts the negation on the verb: "a frame that isn\'t a number", "it doesn\'t have an outro".',
    matches:
      /\b(?:is|are|was|has|have|needs?|takes?|gets?) (?:none\b|no (?!longer|need|matter|more|effect|way)\w+)/i,
  },
  {
    name: 'a "what" clause as the subject',
    advice: 'Name the thing instead of circling it: "Unknown commands are ignored."',
    matches: /^(?:What|Whatever|Whoever) (?!is\b|are\b|does\b|do\b|if\b|you (?:need|see|get)\b)[^?]*[.:]$/,
  },
  {
    name: 'a thing that tells, stands, lies or holds',
    advice: 'Things show, list, contain, appear, or are. Only people tell and know.',
    matches: /\b(?:tells|stands?(?! for\b| out\b)|lies|holds(?! down\b))\b/,
  },
  {
    name: '"go on" for "continue"',
    advice: 'Write "continue", "keep running" or "keep playing".',
    matches: /\bgo(?:es)? on(?! (?:air|screen|top|the)\b)/i,
  },
  {
    name: '"a text" for a string',
    advice: 'Write "text", "a string", "a text element" or "the wording".',
    matches:
      /\b(?:a|each|every|no) text(?! (?:element|layer|field|editor|file|box|input|area|format|track|direction|content|key)|-)\b|\btexts\b/i,
  },
  {
    name: '"at once", "such a"',
    advice: 'Write "immediately" or "right away", and "a … like this" or "this".',
    matches: /\bat once\b|\bsuch an? \w+/i,
  },
  {
    name: '"one" for a person',
    advice: 'Address the reader as "you", or name the person: the operator, the designer.',
    matches: /\b(?:what|when|how|where|if) one\b|\bone (?:sees|needs|writes|looks)\b/i,
  },
  {
    name: '"way in", "way out", "comes in"',
    advice: 'The trade speaks of the in animation, the out animation, and of putting a graphic on air.',
    matches: /\bway (?:in|out)\b|\bbrings? (?:\w+ ){0,3}on air\b|\bcomes? in\b(?! handy)/i,
  },
  {
    name: '"in the place of", "belongs into"',
    advice: 'Write "instead of", "replaces", "belongs in" or "goes in".',
    matches: /\bin the place of\b|\bbelongs? into\b|\balso (?:when|where|while|if)\b/i,
  },
  {
    name: 'house words: mend, remedy, sign',
    advice: 'Write "fix", and "character" for what is typed.',
    matches: /\b(?:mend(?:s|ed|ing)?|remedy)\b|\b(?:a|the|plain|percent) sign\b/i,
  },
  {
    name: '"beside", "of its own", "by which", "that of"',
    advice: 'Split the sentence, repeat the noun, or write "next to", "its own", "…\'s".',
    matches: /\bbeside\b|\bof its own\b|\b(?:by|of) which\b|\b(?:that|those) of\b/i,
  },
];

/** Splits a passage into sentences. A period inside a name or a number doesn't end a sentence. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}`"“])/u);
}

/**
 * Finds sentences that match a pattern.
 * @returns `message` is the sentence
 */
export function voiceHints({
  file,
  passages,
}: Pick<Page, 'file' | 'passages'>): (Finding & { pattern: Pattern })[] {
  return passages.flatMap(({ text, line }) =>
    sentencesOf(text).flatMap((sentence) =>
      patterns
        .filter(({ matches }) => matches.test(sentence))
        .map((pattern) => ({ file, line, message: sentence, pattern })),
    ),
  );
}

/** The maximum number of places that a summary lists for each pattern. */
const MAX_EXAMPLES = 3;

/** The summary of the hints: each pattern once, with its advice and the first places. */
export function voiceSummary(hints: ReturnType<typeof voiceHints>): string[] {
  return patterns.flatMap((pattern) => {
    const found = hints.filter((hint) => hint.pattern === pattern);
    if (found.length === 0) return [];
    const places = found
      .slice(0, MAX_EXAMPLES)
      .map(({ file, line, message }) => `  ${file}:${line}: ${message}`);
    const more = found.length > MAX_EXAMPLES ? [`  and ${found.length - MAX_EXAMPLES} more`] : [];
    return [`warning: ${pattern.name} (${found.length}). ${pattern.advice}`, ...places, ...more];
  });
}
