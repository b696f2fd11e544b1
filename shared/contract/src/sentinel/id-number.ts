const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' ',
  ),
);
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10x98765432';

/** Whether a text is a number of a resident's identity card: region, date of birth and check digit (GB 11643). */
export function isIdNumber(text: string): boolean {
  const number = text.replace(/[ -]/g, '').toLowerCase();
  if (!/^\d{17}[\dx]$/.test(number) || !provinces.has(number.slice(0, 2))) return false;
  const [year, month, day] = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)].map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const born = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return false;
  const sum = weights.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
  return checks[sum % 11] === number[17];
}
