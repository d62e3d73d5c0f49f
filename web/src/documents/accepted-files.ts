/** What the file picker offers. The server looks into the file itself and says what it cannot read. */
export const acceptedFiles = ".pdf,.docx,.hwpx,.hwp,.md,.markdown,.html,.htm,.txt,.text";
