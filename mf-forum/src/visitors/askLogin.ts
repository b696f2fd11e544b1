import { isLogin, requireLogin } from '@harbor/runtime';
import { createContext, useContext } from 'react';

/** Tells a visitor what a login is needed for; `at` is the part of the page that they come back to. */
export type AskLogin = (words: string, at?: string) => void;

/** Outside of the forum's own pages the warning alone. */
export const AskLoginContext = createContext<AskLogin>((words) => void requireLogin(words));

/**
 * What only members can do: done at once, or a visitor is asked to log in and comes back.
 * @returns a function of the words for visitors, e.g. 请登录后评论, and of what is to be done
 */
export function useForMembers() {
  const ask = useContext(AskLoginContext);
  return (words: string, act: () => void, at?: string) => {
    if (isLogin()) act();
    else ask(words, at);
  };
}
