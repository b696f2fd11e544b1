import { history } from '../navigation/history';
import { forgetLayers } from '../navigation/layers';
import { resetNotifier } from '../notify/notify';
import { resetOnce } from '../notify/once';
import { pageMetaAtom } from '../page/meta';
import { installSnapshot } from '../platform/snapshot';
import { queryClient } from '../query/client';
import { resetAsker } from '../questions/ask';
import { resetLoaded } from '../remotes/load';
import { restoringAtom } from '../session/state';
import { atoms } from '../store/atoms';
import { store } from '../store/store';

/** Brings the runtime back to how a page view begins: no session, no cache, no messages, default state, home page. */
export function resetRuntime(): void {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  resetNotifier();
  resetOnce();
  resetAsker();
  resetLoaded();
  for (const each of Object.values(atoms)) store.set<unknown, [never], void>(each, each.init as never);
  store.set(restoringAtom, false);
  store.set(pageMetaAtom, {});
  installSnapshot({});
  forgetLayers();
  history.replace('/');
}
