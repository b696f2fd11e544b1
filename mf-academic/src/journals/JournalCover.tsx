import type { ReactNode } from 'react';
import styles from './JournalCover.module.css';
import { majorOf } from './place';

/** Colours of the binding, from the upper left to the lower right. */
const bindings = [
  ['#2f62e6', '#12318a'],
  ['#0fae9c', '#0a6f66'],
  ['#3a4a74', '#14213d'],
  ['#c98a12', '#8a5a04'],
  ['#5f86ec', '#3350b8'],
  ['#d0632b', '#8f3206'],
  ['#7a5bd0', '#40288a'],
] as const;

/** Drawings on the cover: rings, waves, a cell, columns, peaks, strands, a compass. */
const drawings: readonly ReactNode[] = [
  <>
    <circle cx="22" cy="32" r="13" fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.5" />
    <circle cx="22" cy="32" r="7" fill="#fff" opacity=".55" />
  </>,
  <>
    <path d="M6 44q8 -9 16 0t16 0V58H6z" fill="#fff" opacity=".5" />
    <path d="M6 36q8 -9 16 0t16 0" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="1.5" />
  </>,
  <>
    <path d="M22 20l12 7v14l-12 7-12-7V27z" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="1.5" />
    <path d="M22 27l6 3.5v7L22 41l-6-3.5v-7z" fill="#fff" opacity=".55" />
  </>,
  <>
    <path d="M8 46V36h6v10zM17 46V28h6v18zM26 46V32h6v14z" fill="#fff" opacity=".6" />
    <path d="M8 26l9-5 8 3 10-9" fill="none" stroke="#fff" strokeWidth="1.5" />
  </>,
  <>
    <path d="M8 50L20 24l8 14 4-6 6 18z" fill="#fff" opacity=".5" />
    <circle cx="31" cy="22" r="4" fill="#fff" opacity=".8" />
  </>,
  <path
    d="M22 18v32M8 26c8-4 20 12 28 8M8 40c8 4 20-12 28-8"
    fill="none"
    stroke="#fff"
    strokeOpacity=".75"
    strokeWidth="1.5"
  />,
  <>
    <circle cx="22" cy="34" r="14" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.5" />
    <path d="M22 22l4 12-4 12-4-12z" fill="#fff" opacity=".6" />
  </>,
];

function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 37 + letter.charCodeAt(0)) % 99_991;
  return sum;
}

interface JournalCoverProps {
  id: number;
  /** 大类 or 大类/小类: journals of one field have one drawing. */
  subject: string;
  /** Width in px; it is 60/44 of that high. */
  width: number;
  raised?: boolean;
}

/** A drawn cover in place of the journal's own, which nobody may show: distinct by field and number, without words. */
export function JournalCover({ id, subject, width, raised = false }: JournalCoverProps) {
  const drawing = numberOf(subject) % drawings.length;
  const [from, to] = bindings[(numberOf(majorOf(subject)) + id) % bindings.length] ?? bindings[0];
  const paint = `cover-${from.slice(1)}`;
  return (
    <svg
      className={raised ? styles.raised : styles.cover}
      width={width}
      height={Math.round((width * 60) / 44)}
      viewBox="0 0 44 60"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={paint} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="44" height="60" rx="4" fill={`url(#${paint})`} />
      <rect width="5" height="60" rx="2" fill="#000" opacity=".14" />
      <path d="M11 8h22M11 12h14" stroke="#fff" strokeOpacity=".85" strokeWidth="2" strokeLinecap="round" />
      {drawings[drawing]}
    </svg>
  );
}
