import { type ReactNode, useRef } from 'react';
import { Router } from 'react-router-dom';
import { useRoutes } from './all-routes';
import { type Position, usePosition } from './current';
import { admittedMatch } from './gate';
import { history } from './history';
import { isSettled } from './match';

function useOwnPosition(owner: string | undefined): Position {
  const position = usePosition();
  const own = useRef(position);
  useRoutes(() => isSettled(position.location.pathname));
  const mine = owner === undefined || admittedMatch(position.location.pathname)?.owner === owner;
  if (mine) own.current = position;
  return own.current;
}

interface NavigationRootProps {
  /** Remote that renders below: it keeps seeing its own last place while single-spa takes it away. */
  owner?: string;
  children: ReactNode;
}

/** Connects a React root to the shared history. Every root stands below exactly one. */
export function NavigationRoot({ owner, children }: NavigationRootProps) {
  const { location, action } = useOwnPosition(owner);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
