import type { JournalFacet } from '@harbor/contract/journal-facets';
import { useQuery, useQueryClient } from '@harbor/runtime';
import { useKeptText } from '@harbor/ui/kept';
import { useState } from 'react';
import { example } from './example';
import { problemsOf } from './problems';
import { lastMatch, type Matched, useMatch } from './queries';

/** Filters that narrow what a text is held against. */
export type Within = Partial<Record<JournalFacet, string[]>>;

/** A text being pasted, what it is held against, and what was found for it. */
export function useMatching() {
  const client = useQueryClient();
  const [title, setTitle, forgetTitle] = useKeptText('match-title');
  const [abstract, setAbstract, forgetAbstract] = useKeptText('match-abstract');
  const [within, setWithin] = useState<Within>({});
  const [asked, setAsked] = useState(false);
  const found = useQuery(lastMatch).data;
  const match = useMatch({
    onSuccess: (data) => client.setQueryData<Matched>(lastMatch.queryKey, data),
  });
  const problems = asked ? problemsOf(title, abstract) : {};
  const send = () => {
    setAsked(true);
    if (Object.keys(problemsOf(title, abstract)).length > 0) return false;
    const facets = Object.fromEntries(Object.entries(within).filter(([, values]) => values.length > 0));
    match.mutate({
      body: {
        title: title.trim(),
        abstract: abstract.trim(),
        ...(Object.keys(facets).length > 0 && { facets }),
      },
    });
    return true;
  };
  return {
    ...{ title, setTitle, abstract, setAbstract, within, setWithin, problems, send },
    /** Nothing stands in the fields. */
    blank: title === '' && abstract === '',
    waits: match.isPending,
    error: match.isError ? match.error : undefined,
    found: match.isPending || match.isError ? undefined : found,
    tryExample: () => {
      setTitle(example.title);
      setAbstract(example.abstract);
    },
    clear: () => {
      forgetTitle();
      forgetAbstract();
      setAsked(false);
      match.reset();
      client.removeQueries({ queryKey: lastMatch.queryKey });
    },
  };
}

export type Matching = ReturnType<typeof useMatching>;
