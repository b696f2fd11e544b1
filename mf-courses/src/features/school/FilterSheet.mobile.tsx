import type { DataOf } from '@harbor/contract';
import { isLogin, navigate, navigateLoggedIn } from '@harbor/runtime';
import { ChoicePills } from '@harbor/ui/choice';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { schoolPath } from '../../courses/paths';
import {
  type Feature,
  featureLabel,
  type Place,
  type Price,
  placePath,
  priceLabel,
} from '../../courses/place';
import styles from './FilterSheet.mobile.module.css';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  place: Place;
  categories: DataOf<'GET /course/list'>['categories'];
}

const entries = <K extends string>(labels: Record<K, string>) => Object.entries(labels) as [K, string][];

/** Category, price and feature, chosen together and shown at once when the sheet is closed. */
export function FilterSheet({ open, onClose, place, categories }: FilterSheetProps) {
  const [chosen, setChosen] = useState<Place>(place);
  const show = () => {
    onClose();
    const to = placePath(schoolPath, { ...chosen, page: undefined });
    // Courses of one's own are known after the login.
    if (chosen.price === 'own' && !isLogin()) navigateLoggedIn(to);
    else navigate(to);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="筛选课程"
      footer={
        <>
          <Button kind="outline" onClick={() => setChosen({ keyword: place.keyword, sort: place.sort })}>
            重置
          </Button>
          <Button block onClick={show}>
            查看课程
          </Button>
        </>
      }
    >
      <fieldset className={styles.group}>
        <legend>分类</legend>
        <ChoicePills
          name="category"
          options={[[0, '全部'], ...categories.map(({ id, title }) => [id, title] as const)]}
          value={chosen.category ?? 0}
          onChoose={(category) => setChosen((old) => ({ ...old, category: category || undefined }))}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>价格</legend>
        <ChoicePills<Price | ''>
          name="price"
          options={[['', '不限'], ...entries<Price>(priceLabel)]}
          value={chosen.price ?? ''}
          onChoose={(price) => setChosen((old) => ({ ...old, price: price || undefined }))}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>特点</legend>
        <ChoicePills<Feature | ''>
          name="feature"
          options={[['', '不限'], ...entries<Feature>(featureLabel)]}
          value={chosen.feature ?? ''}
          onChoose={(feature) => setChosen((old) => ({ ...old, feature: feature || undefined }))}
        />
      </fieldset>
    </Sheet>
  );
}
