import { currentPosition, navigate, notify, onNavigation, rememberReturn } from '@harbor/runtime';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type AskLogin, AskLoginContext } from './askLogin';

export interface LoginQuestionProps {
  /** What a login is needed for: 请登录后评论. */
  words: string;
  open: boolean;
  onClose: () => void;
  onLogin: () => void;
}

interface ForMembersProps {
  /** The platform's question; its files come when somebody is asked. */
  load: () => Promise<{ default: ComponentType<LoginQuestionProps> }>;
  children: ReactNode;
}

/** Parts below tell visitors what needs a login, with the way there and back. */
export function ForMembers({ load, children }: ForMembersProps) {
  const [Question, setQuestion] = useState<ComponentType<LoginQuestionProps>>();
  const [asked, setAsked] = useState({ words: '', back: '', open: false });
  // On the desktop a question does not take the browser's back for itself: it must not stay over the page before.
  useEffect(() => onNavigation(() => setAsked((before) => ({ ...before, open: false }))), []);
  const ask = useCallback<AskLogin>(
    (words, at) => {
      const { pathname, search, hash } = currentPosition().location;
      const back = `${pathname}${search}${at ?? hash}`;
      load().then(
        ({ default: loaded }) => {
          setQuestion(() => loaded);
          setAsked({ words, back, open: true });
        },
        () => {
          rememberReturn(back);
          notify.warning(words);
        },
      );
    },
    [load],
  );
  const { words, back, open } = asked;
  // Whoever looks on first comes back to where they log in from, not to here.
  const goToLogin = () => {
    rememberReturn(back);
    navigate('/login');
  };
  return (
    <AskLoginContext.Provider value={ask}>
      {children}
      {Question ? (
        <Question
          words={words}
          open={open}
          onClose={() => setAsked({ ...asked, open: false })}
          onLogin={goToLogin}
        />
      ) : null}
    </AskLoginContext.Provider>
  );
}
