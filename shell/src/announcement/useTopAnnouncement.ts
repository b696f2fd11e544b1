import type { Announcement } from '@harbor/contract';
import { apiQuery, useQuery } from '@harbor/runtime';
import { useState } from 'react';

const place = 'harbor:announcements';

/** Announcements that were closed in this browser, by number. */
function closedOnes(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** The newest announcement that was not closed yet, and how it is closed for good. */
export function useTopAnnouncement(): { announcement: Announcement | undefined; close: () => void } {
  const [closed, setClosed] = useState(closedOnes);
  const { data } = useQuery(apiQuery('GET /announcement/top', {}, { silent: true, staleTime: 5 * 60_000 }));
  const announcement = data?.data.find(({ id }) => !closed.includes(id));
  return {
    announcement,
    close: () => {
      if (!announcement) return;
      const next = [...closed, announcement.id].slice(-50);
      localStorage.setItem(place, JSON.stringify(next));
      setClosed(next);
    },
  };
}
