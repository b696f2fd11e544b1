import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface OverlayProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What asks something over the page: a dialog on the desktop, a sheet from below on the phone. */
export const OverlayContext = createContext<ComponentType<OverlayProps>>(() => null);

export const useOverlay = () => useContext(OverlayContext);
