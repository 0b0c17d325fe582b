import { useState } from 'react';
import { COPY_REFUSED, copyText } from '../../ui/copy-text.ts';
import { changesOf, isSameDraft, type Draft } from '../model/draft.ts';
import { ShareError, toCode } from '../model/share/codec.ts';
import { toShareLink } from '../model/share/link.ts';
import { withoutFiles } from '../look/model/without-files.ts';
import Button from '../../ui/Button.tsx';

interface Props {
  readonly name: string;
  readonly draft: Draft;
  readonly original: Draft;
  readonly shown: Draft;
}

/** Returns a link's code. If files make it too long, the largest are left out, which `names` lists. */
function linkCode(
  shown: Draft,
  original: Draft,
  count = 0,
): { readonly code: string; readonly names: readonly string[] } {
  const { text: template, names } = withoutFiles(shown.template, original.template, count);
  try {
    return { code: toCode(changesOf({ ...shown, template }, original)), names };
  } catch (error) {
    if (names.length < count) throw error;
    return linkCode(shown, original, count + 1);
  }
}

/** Copies a link to the version on the stage. Changes have to run first, so link and picture never differ. */
export default function ShareButton({ name, draft, original, shown }: Props): JSX.Element {
  const [result, setResult] = useState('');

  async function share(): Promise<void> {
    if (!isSameDraft(draft, shown))
      return setResult('Run your changes first. A link contains the version on the stage.');
    try {
      const { code, names } = linkCode(shown, original);
      await copyText(toShareLink(window.location.href, name, code));
      setResult(
        names.length === 0
          ? 'Link copied.'
          : `Link copied, without ${names.join(', ')}, because there’s no room for more in a link. ` +
              'To include everything, download and send the project.',
      );
    } catch (error) {
      setResult(
        error instanceof ShareError
          ? 'The changes are too large for a link. Download and send the project instead.'
          : COPY_REFUSED,
      );
    }
  }

  return (
    <>
      <Button className="button--quiet" data-control="share" onClick={() => void share()}>
        Copy link
      </Button>
      <span role="status">{result}</span>
    </>
  );
}
