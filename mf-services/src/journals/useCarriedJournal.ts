import { useQuery, useSearchParams } from '@harbor/runtime';
import { useEffect, useRef, useState } from 'react';
import { journalWords } from './journalWords';
import { journalDetail } from './queries';

/**
 * Takes the journal over that an address brings along (`?journal=5`, from the journal's own page), once: the address then
 * says nothing of it any more, so that who removes it does not find it again.
 * @param put takes its words over. @returns the place where they stand now; undefined where they are not taken
 */
export function useCarriedJournal(put: (words: string) => string | undefined) {
  const [params, setParams] = useSearchParams();
  const said = params.get('journal') ?? '';
  const id = /^[1-9]\d{0,8}$/.test(said) ? Number(said) : 0;
  const { data } = useQuery({ ...journalDetail(id), enabled: id > 0 });
  const [taken, setTaken] = useState<{ name: string; place: string }>();
  const latest = useRef(put);
  latest.current = put;
  useEffect(() => {
    if (!data || data.id !== id) return;
    const place = latest.current(journalWords({ name: data.name, issn: data.issn ?? data.eissn }));
    if (place) setTaken({ name: data.name, place });
    setParams(
      (old) => {
        const rest = new URLSearchParams(old);
        rest.delete('journal');
        return rest;
      },
      { replace: true },
    );
  }, [data, id, setParams]);
  return taken;
}
