import { atoms } from '../store/atoms';
import { store } from '../store/store';
import { restoreSession } from './restore';
import { becomeVisitor, ownLogout } from './state';
import { isSet } from './storage';

function endedElsewhere(event: StorageEvent): boolean {
  if (event.key === 'islogin') return event.newValue !== null && !isSet(event.newValue);
  const cleared = event.key === null || (event.key === 'token' && event.newValue === null);
  return cleared && store.get(atoms.login);
}

function beganElsewhere(event: StorageEvent): boolean {
  return event.key === 'islogin' && isSet(event.newValue) && !store.get(atoms.login);
}

/**
 * Follows what other tabs do to the session: the flag set to false (or the storage emptied) clears this tab's storage
 * and reloads it, a login there logs in here.
 * @param reload loads the page anew; replaced in tests
 * @returns a function that ends it
 */
export function followOtherTabs(reload: () => void = () => window.location.reload()): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (ownLogout.underWay || (event.storageArea && event.storageArea !== localStorage)) return;
    if (endedElsewhere(event)) {
      becomeVisitor();
      reload();
    } else if (beganElsewhere(event)) {
      void restoreSession();
    }
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
