// UTF-8 for the context, which has neither Node's nor a browser's coders; whatwg-url asks for them as it is loaded.

class Utf8Encoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const escaped = encodeURIComponent(
      text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd'),
    );
    const bytes: number[] = [];
    for (let i = 0; i < escaped.length; i++) {
      if (escaped[i] !== '%') bytes.push(escaped.charCodeAt(i));
      else {
        bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
        i += 2;
      }
    }
    return Uint8Array.from(bytes);
  }
}

class Utf8Decoder {
  readonly encoding = 'utf-8';

  /** Bytes that are no UTF-8 give an empty text: nothing that is drawn reads any. */
  decode(bytes: Uint8Array = new Uint8Array()): string {
    const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    try {
      return decodeURIComponent(escaped);
    } catch {
      return '';
    }
  }
}

Object.assign(globalThis, { TextEncoder: Utf8Encoder, TextDecoder: Utf8Decoder });
