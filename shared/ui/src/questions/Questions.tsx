import { currentPosition, installAsker, notifyOnce, onNavigation, type Question } from '@harbor/runtime';
import { type ComponentType, useEffect, useState } from 'react';

/** A question as a platform draws it. */
export interface QuestionViewProps {
  question: Question;
}

interface Asked extends QuestionViewProps {
  View: ComponentType<QuestionViewProps>;
  /** Another one each time: the same question may be asked again. */
  key: number;
}

let questions = 0;

const pageNow = () => currentPosition().location.pathname;

/**
 * The place for questions that the product asks by `ask`. What draws them is loaded with the first one, and a question goes
 * with the page that asked it.
 */
export function Questions({ load }: { load: () => Promise<ComponentType<QuestionViewProps>> }) {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    installAsker((question) => {
      const asking = pageNow();
      const show = (View: ComponentType<QuestionViewProps>) => {
        if (asking === pageNow()) setAsked({ question, View, key: ++questions });
      };
      load().then(show, () => notifyOnce('error', '网络异常，请稍后重试'));
    });
    return onNavigation(({ location }, previous) => {
      if (location.pathname !== previous.location.pathname) setAsked(undefined);
    });
  }, [load]);
  return asked ? <asked.View key={asked.key} question={asked.question} /> : null;
}
