/** What content is, whatever its name says. */
export type Kind =
  | 'program'
  | 'disk'
  | 'archive'
  | 'packed'
  | 'zip'
  | 'compound'
  | 'pdf'
  | 'rtf'
  | 'picture'
  | 'finder'
  | 'page'
  | 'script'
  | 'text'
  | 'binary';

/** Bytes from the beginning that are needed to tell: an image of a disc says what it is behind 32 KiB of nothing. */
export const headBytes = 40 * 1024;

/** Beginnings in hex by what they begin. */
const beginnings: [Kind, string[]][] = [
  ['zip', ['504b0304', '504b0506', '504b0708']],
  ['compound', ['d0cf11e0a1b11ae1']],
  ['pdf', ['255044462d']],
  ['rtf', ['7b5c7274']],
  [
    'program',
    [
      '7f454c46', // ELF
      'feedface',
      'feedfacf',
      'cefaedfe',
      'cffaedfe', // Mach-O
      'cafebabe', // Mach-O of several, Java
      '0061736d', // WebAssembly
      '6465780a', // Dalvik
      '4c0000000114020000', // Windows shortcut
      '49545346', // compiled help
      '3f5f0300', // Windows help
      '465753',
      '435753',
      '5a5753', // Flash
      'e4525c7b8cd8a74d', // OneNote, which takes programs along
    ],
  ],
  ['disk', ['7668647866696c65', '636f6e6563746978', '4b444d56', '514649fb']],
  ['archive', ['526172211a07', '377abcaf271c', '4d534346', '213c617263683e', '7801730d626260']],
  ['packed', ['1f8b', 'fd377a585a00', '425a68', '28b52ffd', '04224d18', '1f9d', '1fa0']],
  [
    'picture',
    [
      'ffd8ff',
      '89504e470d0a1a0a',
      '474946383761',
      '474946383961',
      '49492a00',
      '4d4d002a',
      'd7cdc69a', // WMF
      '010009000003', // WMF without a head
      'c5d0d3c6', // EPS with a preview
    ],
  ],
  ['finder', ['00051607', '0000000142756431']],
];

/** A text may begin with the letters of a mark, but has no byte of zero behind them. */
const lettersOnly = (bytes: Buffer) => bytes.every((byte) => byte > 0x20 && byte < 0x7f);
const inText: readonly Kind[] = ['pdf', 'rtf', 'zip'];

const known = beginnings.flatMap(([kind, list]) =>
  list.map((hex) => ({ kind, bytes: Buffer.from(hex, 'hex') })),
);

const ascii = (head: Buffer, at: number, length: number) => head.toString('latin1', at, at + length);

/** A program of DOS or Windows: two letters that a text may begin with too, then numbers that none has. */
const windowsProgram = (head: Buffer) =>
  /^(MZ|ZM)$/.test(ascii(head, 0, 2)) &&
  (head.includes(0) || /program (cannot|must) be run/i.test(ascii(head, 0, 1024)));

/** An image of a disc, by the marks of its file systems. */
const disc = (head: Buffer) =>
  [0x8001, 0x8801, 0x9001].some((at) => ['CD001', 'BEA01', 'NSR02', 'NSR03'].includes(ascii(head, at, 5))) ||
  (head.length >= 512 && ascii(head, 510, 2) === '\x55\xaa' && /FAT|NTFS/.test(ascii(head, 0, 96)));

function otherMarks(head: Buffer): Kind | undefined {
  if (windowsProgram(head)) return 'program';
  if (disc(head)) return 'disk';
  if (ascii(head, 257, 5) === 'ustar' || /^-l[hz][\dsd]-$/.test(ascii(head, 2, 5))) return 'archive';
  if (ascii(head, 7, 7) === '**ACE**') return 'archive';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 4) === 'WEBP') return 'picture';
  if (ascii(head, 0, 4) === '\x01\x00\x00\x00' && ascii(head, 40, 4) === ' EMF') return 'picture';
  if (ascii(head, 0, 2) === 'BM' && head.length > 26 && head.readUInt32LE(6) === 0) return 'picture';
  return undefined;
}

/** What content is by its first bytes; undefined for text and for what has no mark. */
export function markOf(head: Buffer): Kind | undefined {
  return (
    otherMarks(head) ??
    known.find(
      ({ kind, bytes }) =>
        head.subarray(0, bytes.length).equals(bytes) &&
        (inText.includes(kind) || !lettersOnly(bytes) || head.includes(0)),
    )?.kind
  );
}

/** Marks that stand at the end of an image of a disc. */
export const endsAsDisk = (content: Buffer) =>
  content.length > 1024 && /^(conectix|koly)/.test(ascii(content, content.length - 512, 8));
