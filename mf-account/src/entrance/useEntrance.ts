import type { Session } from '@harbor/contract';
import {
  ApiError,
  navigate,
  notify,
  returnAfterLogin,
  session,
  useSearchParams,
  useSession,
} from '@harbor/runtime';
import { useEffect, useState } from 'react';
import { targetOf } from './target';

/** Who was writing goes back to what was typed; the type says where to go when nobody was. */
function goOn(type: string | null): void {
  if (type === null) returnAfterLogin();
  else if (type === 'feedback') returnAfterLogin(targetOf(type));
  else navigate(targetOf(type), { replace: true });
}

/** What the forms call with the answer of a login. @throws ApiError when the session could not be taken over */
export type Enter = (answer: Session) => Promise<void>;

export interface Entrance {
  enter: Enter;
  /** Somebody is logged in already and is on the way to where they wanted to go. */
  passing: boolean;
}

export interface EntranceOptions {
  /** Who is logged in has something to do on this page. */
  stay?: boolean;
}

/** The way from a login to the page that asked for it. Who is logged in already is sent straight on. */
export function useEntrance({ stay = false }: EntranceOptions = {}): Entrance {
  const { loggedIn, restoring } = useSession();
  const [entering, setEntering] = useState(false);
  const [params] = useSearchParams();
  // As it was on arrival: the address changes under this page while it leaves.
  const [type] = useState(() => params.get('type'));
  const passing = loggedIn && !entering && !stay;

  useEffect(() => {
    if (passing && !restoring) goOn(type);
  }, [passing, restoring, type]);

  const enter: Enter = async (answer) => {
    setEntering(true);
    await session.login(answer);
    if (!session.isLogin()) {
      setEntering(false);
      throw new ApiError({ kind: 'unavailable', code: 401, msg: '登录没有完成，请重新登录' });
    }
    notify.success(answer.is_new_user ? '注册成功，欢迎来到学术港' : '登录成功');
    goOn(type);
  };
  return { enter, passing };
}
