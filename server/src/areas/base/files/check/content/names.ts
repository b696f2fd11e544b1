import { Refusal } from '../refusal';
import type { Kind } from './kinds';

/** Endings that a computer runs, installs, mounts or follows when they are opened, and documents made for macros. */
const running = new Set(
  (
    'exe com scr pif bat cmd dll sys drv ocx cpl msc msi msp mst msix msixbundle appx appxbundle appinstaller application ' +
    'appref-ms gadget hta js jse mjs vb vbs vbe ws wsf wsc wsh sct ps1 ps1xml psm1 psd1 psc1 reg inf ins isp scf lnk url ' +
    'website desktop library-ms search-ms searchconnector-ms settingcontent-ms theme themepack diagcab jar jnlp class ' +
    'apk ipa dex sh bash zsh csh ksh command workflow app pkg dmg deb rpm run elf so dylib pyc pyo pyz pyw pyzw ' +
    'chm hlp mht mhtml iso vhd vhdx vmdk cab slk iqy oqy dqy rqy udl rdp one php phtml asp aspx jsp jspx cgi swf xbap osd ' +
    'vsix xpi crx appimage vsto webpnp printerexport xnk scptd scpt ' +
    'xll xla xlam xlsm xltm xlsb docm dotm pptm potm ppam ppsm sldm vsdm vstm vssm ade adp accde mde wll'
  ).split(' '),
);

/** Sources of programs that belong to a study: they run only where somebody has them run. */
const sources = new Set(
  'py r rmd qmd do ado sps m mlx jl ipynb sas sql c h cc cpp hpp cxx java scala go rs f f77 f90 f95 for pas pl pm rb lua nb wl mo v vhdl makefile cmake pkl pickle joblib dill'.split(
    ' ',
  ),
);

/** The ending of a name in small letters; empty for none. */
export const endingOf = (name: string): string =>
  /\.([^./\\]{1,24})$/.exec(name.toLowerCase().replace(/(?<![\s.])[\s.]+$/, ''))?.[1]?.trim() ?? '';

/** Whether opening a file of this name may run something. */
export const runs = (name: string): boolean => running.has(endingOf(name));

export const isSource = (name: string): boolean => sources.has(endingOf(name));

const baseOf = (name: string) => name.split(/[\\/]/).findLast((part) => part !== '') ?? '';

/** What macOS, Windows and Office leave beside files, by name and content; it is of no use and does no harm. */
export function isLeftover(name: string, content: Buffer, mark: Kind | undefined): boolean {
  const base = baseOf(name);
  if (mark === 'finder') return base.startsWith('._') || base === '.DS_Store';
  if (base.startsWith('~$')) return mark === undefined && content.length <= 1024;
  return mark === 'compound' && /^thumbs\.db$/i.test(base);
}

// Marks that turn the direction of writing, and characters that cannot be seen: `fdp.exe` reads as `exe.pdf` with them.
const deceiving = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** Names that Windows takes for devices. */
const device = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(\.|$)/i;

/** Whether dots and blanks at the end of a name follow an ending, which is the one that counts once they are dropped. */
const endsHidden = (part: string) => {
  const bare = part.replace(/(?<![. ])[. ]+$/, '');
  if (bare === part) return false;
  return /\.[^.\s]+$/.test(bare.slice(-64)) || part.slice(bare.length, -1).includes('.');
};

/**
 * Looks at the name of a file inside an archive: one that leads elsewhere, or reads as another than it is, is refused.
 * @throws Refusal
 */
export function checkName(name: string): void {
  const unsafe = new Refusal('压缩包中的文件路径不安全，请重新打包');
  if (/^[\\/]/.test(name) || /^[a-z]:/i.test(name)) throw unsafe;
  const parts = name.split(/[\\/]/);
  if (parts.includes('..')) throw unsafe;
  for (const part of parts) {
    if (deceiving.test(part)) throw new Refusal('压缩包中的文件名含有不可见字符，请重命名后重新打包');
    // Windows drops dots and blanks at the end, reads what follows a colon as a hidden part, and has devices for names.
    if (part !== '.' && endsHidden(part)) throw unsafe;
    if (part.includes(':') || device.test(part)) throw unsafe;
  }
  if (runs(name))
    throw new Refusal(`压缩包中含有程序、脚本或带宏的文档（${shortName(name)}），请移除后再上传`);
}

/** The end of a name, for a sentence. */
export function shortName(name: string): string {
  const letters = [...baseOf(name).replace(/[\p{Cc}\p{Cf}]/gu, '')];
  return letters.length <= 40 ? letters.join('') : `…${letters.slice(-38).join('')}`;
}
