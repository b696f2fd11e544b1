import PDFParser from 'pdf2json';

/** What a PDF says, read by a program that has nothing to do with the one that wrote it; without spaces. */
export function textOfPdf(pdf: Buffer): Promise<{ text: string; pages: number }> {
  return new Promise((resolve, reject) => {
    const parser = new PDFParser(null, true);
    parser.on('pdfParser_dataError', (error) => reject(error));
    parser.on('pdfParser_dataReady', ({ Pages }) => {
      const text = Pages.flatMap(({ Texts }) =>
        Texts.flatMap(({ R }) => R.map(({ T }) => decodeURIComponent(T))),
      );
      resolve({ text: text.join('').replace(/\s/g, ''), pages: Pages.length });
    });
    parser.parseBuffer(pdf);
  });
}
