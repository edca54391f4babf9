// Generated from packages/contracts/schema by `npm run generate`. Do not edit.
import type { FormField } from "../form-field.ts";
import type { FormValues } from "./forms.ts";

export const formFields: { readonly [Name in keyof FormValues]: { readonly [Field in keyof Required<FormValues[Name]>]: FormField } } = {
  "accountDeletion": {
    "password": {
      "required": true,
      "maxLength": 128,
      "format": "password"
    },
    "consent": {
      "required": true,
      "maxLength": 100,
      "format": "consent"
    }
  },
  "activation": {
    "token": {
      "required": true,
      "maxLength": 200
    }
  },
  "contribution": {
    "articleId": {
      "required": true,
      "maxLength": 40
    },
    "title": {
      "required": true,
      "maxLength": 200
    },
    "fullName": {
      "required": true,
      "maxLength": 100
    },
    "email": {
      "required": true,
      "maxLength": 254,
      "format": "email"
    },
    "address": {
      "required": false,
      "maxLength": 200
    },
    "phoneNumber": {
      "required": false,
      "maxLength": 20,
      "format": "phone"
    },
    "content": {
      "required": true,
      "maxLength": 10000,
      "format": "text"
    },
    "consent": {
      "required": true,
      "maxLength": 100,
      "format": "consent"
    }
  },
  "login": {
    "email": {
      "required": true,
      "maxLength": 254,
      "format": "email"
    },
    "password": {
      "required": true,
      "maxLength": 128,
      "format": "password"
    },
    "clientId": {
      "required": false,
      "maxLength": 36
    }
  },
  "logout": {
    "scope": {
      "required": true,
      "maxLength": 100
    },
    "refreshToken": {
      "required": false,
      "maxLength": 4096
    }
  },
  "passwordChange": {
    "currentPassword": {
      "required": true,
      "maxLength": 128,
      "format": "password"
    },
    "password": {
      "required": true,
      "maxLength": 128,
      "format": "password"
    }
  },
  "passwordForgotten": {
    "email": {
      "required": true,
      "maxLength": 254,
      "format": "email"
    }
  },
  "passwordReset": {
    "token": {
      "required": true,
      "maxLength": 200
    },
    "password": {
      "required": true,
      "maxLength": 128,
      "format": "password"
    }
  },
  "profile": {
    "fullName": {
      "required": true,
      "maxLength": 100
    },
    "phoneNumber": {
      "required": false,
      "maxLength": 20,
      "format": "phone"
    }
  },
  "question": {
    "field": {
      "required": true,
      "maxLength": 100
    },
    "title": {
      "required": true,
      "maxLength": 200
    },
    "content": {
      "required": true,
      "maxLength": 5000,
      "format": "text"
    },
    "fullName": {
      "required": false,
      "maxLength": 100
    },
    "email": {
      "required": false,
      "maxLength": 254,
      "format": "email"
    },
    "phoneNumber": {
      "required": false,
      "maxLength": 20,
      "format": "phone"
    },
    "consent": {
      "required": true,
      "maxLength": 100,
      "format": "consent"
    }
  },
  "rating": {
    "articleId": {
      "required": true,
      "maxLength": 40
    },
    "value": {
      "required": true,
      "maxLength": 100
    }
  },
  "registration": {
    "fullName": {
      "required": true,
      "maxLength": 100
    },
    "email": {
      "required": true,
      "maxLength": 254,
      "format": "email"
    },
    "phoneNumber": {
      "required": false,
      "maxLength": 20,
      "format": "phone"
    },
    "password": {
      "required": true,
      "maxLength": 128,
      "format": "password"
    },
    "consent": {
      "required": true,
      "maxLength": 100,
      "format": "consent"
    }
  },
  "report": {
    "pagePath": {
      "required": true,
      "maxLength": 500
    },
    "site": {
      "required": false,
      "maxLength": 100
    },
    "kind": {
      "required": true,
      "maxLength": 100
    },
    "content": {
      "required": true,
      "maxLength": 2000,
      "format": "text"
    },
    "email": {
      "required": false,
      "maxLength": 254,
      "format": "email"
    },
    "device": {
      "required": false,
      "maxLength": 200
    },
    "publicIp": {
      "required": false,
      "maxLength": 45
    }
  }
};
