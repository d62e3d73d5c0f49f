/** The parts of tesseract's own interface that are used here; the package has no types. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  interface TesseractApi {
    Init(dataPath: string | null, languages: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads `/input`; 1 when that is no picture. */
    SetImageFile(orientation: number, radians: number): number;
    SetSourceResolution(dotsPerInch: number): void;
    FindLines(): void;
    GetGradient(): number;
    GetJSONText(page: number): string;
  }
  interface TesseractModule {
    readonly FS: { writeFile(path: string, data: Uint8Array): void };
    readonly TessBaseAPI: new () => TesseractApi;
  }
  function createCore(options: {
    wasmBinary: Uint8Array;
    print(line: string): void;
    printErr(line: string): void;
  }): Promise<TesseractModule>;
  export = createCore;
}
