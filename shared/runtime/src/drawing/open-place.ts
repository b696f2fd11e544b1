import type { PageSnapshot } from '@harbor/contract';
import { takePlace } from '../navigation/current';
import { tellChrome } from '../page/meta';
import { installSnapshot } from '../platform/snapshot';
import { queryClient } from '../query/client';
import { hydrateQueries } from '../query/hydrate';
import { federation } from '../remotes/federation';
import { forgetAsked } from './asked';

let registered = false;

/** Begins a page as a visitor without history would: nothing of the page before stays. */
export function openPlace(snapshot: PageSnapshot): void {
  installSnapshot(snapshot);
  if (!registered) federation.register(snapshot.remotes);
  registered = true;
  queryClient.clear();
  hydrateQueries(snapshot.queries);
  forgetAsked();
  takePlace();
  tellChrome({});
}
