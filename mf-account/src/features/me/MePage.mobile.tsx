import { useSession } from '@harbor/runtime';
import { useOpenTop } from '../../mobile-chrome/useOpenTop';
import { MyCentre } from './MyCentre.mobile';
import { Visitor } from './Visitor.mobile';

/** The tab 个人中心: a person's own centre, or an invitation to log in. */
export function MePage() {
  const { loggedIn } = useSession();
  useOpenTop();
  return loggedIn ? <MyCentre /> : <Visitor />;
}

export default MePage;
