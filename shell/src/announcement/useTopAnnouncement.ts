import type { Announcement } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { useState } from 'react';
import { topAnnouncements } from './queries';

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
  const { data } = useQuery(topAnnouncements());
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
