import { Button, TextField } from '@harbor/ui/kit';
import { Search as Magnifier } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../parts/Choice';
import { states } from './filter';
import type { ListFilter } from './queries';
import styles from './ServiceFilters.module.css';

export interface ServiceFiltersProps {
  filter: ListFilter;
  onGo: (next: Partial<ListFilter>) => void;
}

/** Which services are looked for. */
export function ServiceFilters({ filter, onGo }: ServiceFiltersProps) {
  const [word, setWord] = useState(filter.keyword ?? '');
  return (
    <div className={styles.bar}>
      <Choice
        label="服务状态"
        value={filter.status}
        onChoose={(status) => onGo({ status })}
        options={states.map(([value, title]) => ({ value, title }))}
      />
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          onGo({ keyword: word.trim() });
        }}
      >
        <TextField
          aria-label="查找服务"
          placeholder="标题或编号"
          maxLength={50}
          value={word}
          before={<Magnifier size={16} aria-hidden />}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" size="l">
          查找
        </Button>
      </form>
    </div>
  );
}
