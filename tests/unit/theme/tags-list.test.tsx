import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import TagsListByLetter from '../../../src/theme/TagsListByLetter/index.tsx';
import { Site } from '../helpers/site.tsx';

test('tags are grouped by letter, from A to Z, whatever the case', () => {
  const labels = ['masks', 'Text', 'Motion', 'air'];
  const tags = labels.map((label) => ({ label, permalink: `/${label}`, count: 1 }));
  const { container } = render(
    <Site>
      <TagsListByLetter tags={tags} />
    </Site>,
  );
  const texts = [...container.querySelectorAll('section')].map((one) => one.textContent);
  expect(texts).toEqual(['Aair1', 'Mmasks1Motion1', 'TText1']);
});
