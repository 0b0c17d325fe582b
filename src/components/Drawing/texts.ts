/** Returns a text that's written on several lines as one line. */
const line = ([text = '']: TemplateStringsArray): string => text.replace(/\s+/g, ' ');

/** All drawings in words: `title` is for screen readers, and `caption` is displayed below the drawing. */
export const drawingTexts = {
  overview: {
    title: line`A project with a composition of 100 frames, which has an outro action
      and three layers. The Title and Name layers each show a text element with the key _title or _name, and
      the Bar layer shows a rectangle without a key. The project is exported as a template. A playout system
      plays the template and outputs two signals, fill and key. A mixer uses them to put the graphic over
      the camera’s picture. The result is the program that viewers see.`,
    caption: 'From your layers to the picture that viewers see.',
  },
  pathToAir: {
    title: line`An exported file goes to a playout system, which gets data and commands from the operator.
      Its output is part of the program that viewers see.`,
    caption: 'From the export to the program. Only the file and the commands differ.',
  },
  keyAndFill: {
    title: line`A template that’s transparent wherever nothing is drawn plays on a CasparCG channel. A
      DeckLink card outputs two signals: the fill with the colors of the graphic, and the key, which is
      white where the graphic is opaque and black where it’s transparent. The mixer receives both signals
      and the camera’s picture, and it outputs the program.`,
    caption: line`An external key: the server outputs two signals, and the mixer combines them with the
      camera’s picture.`,
  },
  spxPaths: {
    title: line`SPX has two ways to play a template. The first is its web renderer, a page in a browser,
      OBS, or vMix. Each Play loads this page again, Update does nothing, and there are layers 1 to 5. The
      second is a CasparCG server. SPX sends commands to the server, which outputs key and fill over SDI, or
      NDI. There, Update sends new text, and you can use any layer.`,
    caption: 'The same file plays in both. What the buttons do depends on which one your show uses.',
  },
  ografRoles: {
    title: line`Three parts: the controller with the operator’s form and buttons, the
      renderer, and the graphic. The controller talks to the renderer through the Server API. The renderer
      loads the package and calls the graphic’s methods, such as playAction. The graphic returns a promise.`,
    caption: 'The renderer calls your graphic. The controller never does.',
  },
  afterStop: {
    title: line`Four states, with what viewers see in each. After load, there’s a dashed outline over the
      camera’s picture: the graphic is invisible, but its page, data, and code are ready. After play, the
      graphic is on air over the picture and waits before the outro. After stop, the dashed outline is back:
      the graphic is invisible, but its page, data, and code remain. After remove, there’s only the picture:
      the graphic is gone and has to be loaded to be played again.`,
    caption: 'Stop hides a graphic, but only remove unloads it.',
  },
  timeline: {
    title: line`A Timeline of 100 frames. From top to bottom: the frame counter with the ruler, the action
      bar with a step at frame 30 and the outro at frame 75, the work area, and the Name and Bar layers with
      their spans. The Name layer is expanded and shows four opacity keyframes. The playhead is at frame 60.`,
    caption: 'The Timeline, from the frame counter to the layers. The Name layer is expanded.',
  },
  stacking: {
    title: line`Three sheets stacked on top of each other: the Bar layer at the bottom, the Name layer with
      a mask above it, and the Live badge layer on top. Half of the text on the middle sheet is outside the
      mask. The finished picture shows the bar, the part of the text that’s inside the mask, and the badge in
      front.`,
    caption: line`Layers are painted from the bottom row of the Timeline to the top row. A mask only clips
      its own layer.`,
  },
  transformOrigin: {
    title: line`The same rectangle with three origins, first rotated and then scaled to half its
      width. With the origin 0.5, 0.5, it rotates and shrinks around its center; with 0, 0.5, around
      the middle of its left edge; and with 1, 1, around its bottom right corner.`,
    caption: 'The dot is the transform origin. It stays in place while everything else moves.',
  },
  playhead: {
    title: line`A composition of 120 frames with steps at frames 30 and 60 and the outro at frame 90. The
      play command plays frames 0 to 30, the first next command plays frames 31 to 60, and the second next
      command plays frames 61 to 89. Playback stops after each of these commands. The stop command plays
      frames 90 to 119, and then the composition is invisible.`,
    caption: line`Each circle is a frame where playback stops and waits, and each bar shows the frames that
      a command plays.`,
  },
  middleware: {
    title: line`A chain: a command, the first middleware, the second middleware, and the
      default handling. An arrow labeled next() leads from each middleware to the next. A side arrow
      shows that the chain ends if a middleware doesn’t call next().`,
    caption: 'A command’s default handling only runs if every middleware calls next().',
  },
  dataPath: {
    title: line`The path of a value in six stages: the Name field in the rundown, the update command with
      the key _name, the template data, the middleware of that key, the text element with that key, and the
      picture on air.`,
    caption: 'How a value gets from the rundown to the picture. The key connects all the stages.',
  },
  lowerThirdDrawn: {
    title: line`A Canvas with a dark bar at the bottom left. The bar contains a name and, below it, a title.
      The Timeline has the layers Title, Name, Accent, and Bar from top to bottom, without keyframes.`,
    caption: 'The drawn lower third. Each of its five layers spans the whole Timeline.',
  },
  lowerThirdAnimated: {
    title: line`The Canvas at frame 16: the bar is open, and the text is there. In the Timeline, Title and
      Name have opacity keyframes at frames 6, 14, 75, and 79, Accent has scale Y keyframes at frames 0, 10,
      84, and 87, and Bar has width keyframes at frames 3, 14, 77, and 84.`,
    caption: 'The animation at frame 16. The bar is open, and the text is there.',
  },
  lowerThirdOutro: {
    title: line`The finished lower third over video of a reporter at a harbor. The playhead waits at frame
      74, one frame before the outro, which is marked in the action bar at frame 75. Below the layers, the
      play command spans frames 0 to 74, and the stop command spans frames 75 to 99.`,
    caption: 'On air: play stops at the circle and waits, and stop plays the rest.',
  },
} as const;

export type DrawingName = keyof typeof drawingTexts;
