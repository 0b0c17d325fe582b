import type { Dispatch, MutableRefObject } from 'react';
import type { Data } from '../../../player/deep-link.ts';
import type { EditedExport } from '../../../player/make-download.ts';
import { storeStill } from '../../../player/motion.ts';
import type { PlayerAction, PlayerState } from '../../../player/player-state.ts';
import type { View } from '../Stage.tsx';
import Calls from './Calls.tsx';
import Download from './Download.tsx';
import type { Playing } from './playing.ts';
import { send } from './useOrders.ts';
import ViewPanel from './ViewPanel.tsx';

export interface MenuProps {
  readonly name: string;
  readonly exampleName: string;
  readonly figure: HTMLElement;
  readonly playing: Playing;
  readonly state: PlayerState;
  readonly dispatch: Dispatch<PlayerAction>;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly initial: Data;
  readonly edited: MutableRefObject<EditedExport | undefined>;
  readonly idOf: (key: string) => string;
}

/** What the open menu contains. */
export default function Menu(props: MenuProps): JSX.Element | null {
  const { name, exampleName, figure, playing, state, dispatch, view, onView, initial, edited, idOf } = props;
  const { session } = playing.shown;
  switch (state.menu) {
    case 'view':
      return (
        <ViewPanel
          {...{ name, figure, session, state, dispatch, view, onView, initial }}
          designedFps={playing.fps}
          onStill={(isStill) => {
            storeStill(isStill);
            dispatch({ type: 'still', isStill });
          }}
        />
      );
    case 'download':
      return <Download example={exampleName} edited={async () => edited.current?.()} data={state.data} />;
    case 'calls':
      return (
        <Calls
          session={session}
          template={exampleName}
          data={state.sent}
          onLoad={() =>
            void send({ playing, state, dispatch, figure, initial, idOf }, (data) => void session.load(data))
          }
        />
      );
    case undefined:
      return null;
  }
}
