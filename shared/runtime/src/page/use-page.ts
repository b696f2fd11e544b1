import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { drawingHost } from '../drawing/host';
import { currentPosition } from '../navigation/current';
import { markMain } from './main-state';
import { applyMeta, type PageMeta, tellChrome } from './meta';

/** What a page says about itself and its state. */
export interface PageOptions extends PageMeta {
  /** True once there is something to look at: the first data, or a final error or empty state. */
  ready: boolean;
}

/**
 * Every page calls it once. It sets the document's title, the breadcrumb's end and the mobile title, and when `ready`
 * becomes true the main area is called ready, before the browser paints.
 */
export function usePage({ title, description, crumbs, navTitle, ready }: PageOptions): void {
  const { key } = useLocation();
  // The chrome around it is drawn after the page, and no effect runs on the server.
  if (drawingHost) tellChrome({ title, navTitle, crumbs });
  const crumbText = crumbs && JSON.stringify(crumbs);

  useEffect(() => {
    if (key !== currentPosition().location.key) return;
    applyMeta({ title, description, navTitle, crumbs: crumbText ? JSON.parse(crumbText) : undefined });
  }, [key, title, description, navTitle, crumbText]);

  useLayoutEffect(() => {
    if (ready) markMain(key, 'ready');
  }, [key, ready]);
}
