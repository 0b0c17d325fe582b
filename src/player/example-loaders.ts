// Written by npm run posters: one chunk for each example.
/* prettier-ignore */
export const loaders = {
  'advanced-text-styling': () => Promise.all([import(/* webpackChunkName: "example-advanced-text-styling" */ '../examples/advanced-text-styling/template.ts'), import(/* webpackChunkName: "example-advanced-text-styling" */ '../examples/advanced-text-styling/actions.ts')]),
  'change-fill-color': () => Promise.all([import(/* webpackChunkName: "example-change-fill-color" */ '../examples/change-fill-color/template.ts'), import(/* webpackChunkName: "example-change-fill-color" */ '../examples/change-fill-color/actions.ts')]),
  'countdown': () => Promise.all([import(/* webpackChunkName: "example-countdown" */ '../examples/countdown/template.ts'), import(/* webpackChunkName: "example-countdown" */ '../examples/countdown/actions.ts')]),
  'crawler': () => Promise.all([import(/* webpackChunkName: "example-crawler" */ '../examples/crawler/template.ts'), import(/* webpackChunkName: "example-crawler" */ '../examples/crawler/actions.ts')]),
  'duplicate-text-content': () => Promise.all([import(/* webpackChunkName: "example-duplicate-text-content" */ '../examples/duplicate-text-content/template.ts'), import(/* webpackChunkName: "example-duplicate-text-content" */ '../examples/duplicate-text-content/actions.ts')]),
  'external-api': () => Promise.all([import(/* webpackChunkName: "example-external-api" */ '../examples/external-api/template.ts'), import(/* webpackChunkName: "example-external-api" */ '../examples/external-api/actions.ts')]),
  'first-lower-third': () => Promise.all([import(/* webpackChunkName: "example-first-lower-third" */ '../examples/first-lower-third/template.ts'), import(/* webpackChunkName: "example-first-lower-third" */ '../examples/first-lower-third/actions.ts')]),
  'full-screen': () => Promise.all([import(/* webpackChunkName: "example-full-screen" */ '../examples/full-screen/template.ts'), import(/* webpackChunkName: "example-full-screen" */ '../examples/full-screen/actions.ts')]),
  'looping': () => Promise.all([import(/* webpackChunkName: "example-looping" */ '../examples/looping/template.ts'), import(/* webpackChunkName: "example-looping" */ '../examples/looping/actions.ts')]),
  'looping-background': () => Promise.all([import(/* webpackChunkName: "example-looping-background" */ '../examples/looping-background/template.ts'), import(/* webpackChunkName: "example-looping-background" */ '../examples/looping-background/actions.ts')]),
  'lower-third': () => Promise.all([import(/* webpackChunkName: "example-lower-third" */ '../examples/lower-third/template.ts'), import(/* webpackChunkName: "example-lower-third" */ '../examples/lower-third/actions.ts')]),
  'play-in-reverse-on-stop': () => Promise.all([import(/* webpackChunkName: "example-play-in-reverse-on-stop" */ '../examples/play-in-reverse-on-stop/template.ts'), import(/* webpackChunkName: "example-play-in-reverse-on-stop" */ '../examples/play-in-reverse-on-stop/actions.ts')]),
  'score-bug': () => Promise.all([import(/* webpackChunkName: "example-score-bug" */ '../examples/score-bug/template.ts'), import(/* webpackChunkName: "example-score-bug" */ '../examples/score-bug/actions.ts')]),
  'share-price': () => Promise.all([import(/* webpackChunkName: "example-share-price" */ '../examples/share-price/template.ts'), import(/* webpackChunkName: "example-share-price" */ '../examples/share-price/actions.ts')]),
  'station-logo': () => Promise.all([import(/* webpackChunkName: "example-station-logo" */ '../examples/station-logo/template.ts'), import(/* webpackChunkName: "example-station-logo" */ '../examples/station-logo/actions.ts')]),
} as const;
