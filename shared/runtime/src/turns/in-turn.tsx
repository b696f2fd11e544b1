import { type ReactNode, Suspense, use, useLayoutEffect } from 'react';
import { enterAgain } from '../entered';
import { newTurn, type Turn } from './turns';

function AtItsTurn({ turn, children }: { turn: Turn; children: ReactNode }) {
  if (!turn.hasCome()) use(turn.coming);
  useLayoutEffect(enterAgain, []);
  return children;
}

/**
 * A piece of the frame that is taken over for itself, in its turn and between other work, where the server has drawn it.
 * Made once, outside of components: an element made anew would have React draw a piece anew whose turn has not come.
 */
export function inTurn(children: ReactNode): ReactNode {
  return (
    <Suspense fallback={null}>
      <AtItsTurn turn={newTurn()}>{children}</AtItsTurn>
    </Suspense>
  );
}
