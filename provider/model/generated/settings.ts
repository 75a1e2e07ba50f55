// Generated from provider/model by `npm run generate`; do not edit.
/** The provider's settings by name. */
export const SETTINGS = {
  baseUrl: {"type":"string","environment":"SPECTROCLOUD_HOST","example":"https://api.example.com"},
  apiKey: {"type":"string","minLength":8,"environment":"SPECTROCLOUD_APIKEY","secret":true},
  apiKeyEnvironmentVariable: {"type":"string","example":"MY_API_KEY"},
  projectUid: {"type":"string","environment":"SPECTROCLOUD_PROJECT_UID","example":"<uid>"},
  requestTimeoutSeconds: {"type":"integer","default":30,"minimum":1,"maximum":3600,"example":30},
  operationTimeoutSeconds: {"type":"integer","default":300,"minimum":1,"maximum":3600,"example":300},
  maxRetries: {"type":"integer","default":8,"minimum":0,"maximum":50,"example":8},
  maxConcurrentRequests: {"type":"integer","default":10,"minimum":1,"maximum":256,"example":10},
  maxRequestsPerSecond: {"type":"integer","minimum":1,"maximum":10000,"example":20},
  caCertificate: {"type":"string","format":"pem"},
  allowInsecureHttp: {"type":"boolean","default":false,"example":false},
  reads: {"type":"string","enum":["auto","off"],"default":"auto","example":"auto"},
  readInPreview: {"type":"boolean","default":false,"example":false},
  strictArguments: {"type":"boolean","default":false,"environment":"SPECTROCLOUD_STRICT_ARGUMENTS","example":false},
} as const;
