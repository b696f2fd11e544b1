import {
  type SiteSearchKind,
  siteSearches,
  siteSearchKinds,
  siteSearchPath,
} from '@harbor/contract/site-search-kinds';
import { isLive, navigate, useQuery } from '@harbor/runtime';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { goodsSuggestions, offersOf } from '../goods-search';
import { type OfferGroup, SearchCombobox, type SearchFieldLooks } from '../search-combobox';
import styles from './SiteCombobox.module.css';
import { useSiteFinds } from './useSiteFinds';

/** The kind that was chosen first, then the others in their order. */
const chosenFirst = (chosen: SiteSearchKind) => (a: { kind: SiteSearchKind }, b: { kind: SiteSearchKind }) =>
  Number(b.kind === chosen) - Number(a.kind === chosen);

/**
 * The field of the desktop that looks through the whole site: below it stand the best finds of every kind, and it leads to
 * all finds of the kind that is chosen before it.
 */
export function SiteCombobox(looks: Omit<SearchFieldLooks, 'label' | 'placeholder' | 'before'>) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<SiteSearchKind>('service');
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const finds = useSiteFinds(text, open);
  const popular = useQuery({ ...goodsSuggestions(''), enabled: open && text.trim() === '' });
  const groups: OfferGroup[] = text.trim()
    ? [...finds.groups].sort(chosenFirst(kind)).map(({ kind: of, data }) => ({
        title: siteSearches[of].title,
        offers: data.map(({ title, note, link }) => ({ label: title, note, to: link })),
      }))
    : [{ title: '热门服务', offers: popular.data ? offersOf(popular.data) : [] }];
  const { title, example, list, parameter } = siteSearches[kind];
  return (
    <SearchCombobox
      {...looks}
      title="全站搜索"
      label={`搜索${title}`}
      placeholder={`搜索${title}，例如“${example}”`}
      action={list}
      name={parameter}
      text={text}
      onText={setText}
      open={open}
      onOpen={setOpen}
      groups={groups}
      keyword={finds.keyword}
      onSearch={(keyword) => void navigate(siteSearchPath(kind, keyword))}
      before={
        <span className={styles.kind}>
          <select
            className={styles.select}
            aria-label="搜索范围"
            value={kind}
            // Without scripts the form leads to services, whatever is chosen.
            disabled={!ready}
            onChange={(event) =>
              setKind(siteSearchKinds.find((one) => one === event.target.value) ?? 'service')
            }
          >
            {siteSearchKinds
              .filter((one) => isLive(siteSearches[one].list))
              .map((one) => (
                <option key={one} value={one}>
                  {siteSearches[one].title}
                </option>
              ))}
          </select>
          <ChevronDown size={15} aria-hidden />
        </span>
      }
    />
  );
}
