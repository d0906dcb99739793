/** The fields that Adyen's Checkout API has, of those that connectors send: others are an error (702). */
const ADDRESS = 'city country houseNumberOrName postalCode stateOrProvince street';
const AMOUNT = 'amount.{currency value}';
const SPLITS = 'splits.*';
const LINES = `lineItems.{amountExcludingTax amountIncludingTax description id imageUrl itemCategory productUrl
  quantity sku taxAmount taxPercentage upc}`;
const AIRLINE = `enhancedSchemeData.airline.{agency.{invoiceNumber planName} boardingFee code
  computerizedReservationSystem customerReferenceNumber designatorCode documentType flightDate
  legs.{carrierCode classOfTravel dateOfTravel departureAirportCode departureTax destinationAirportCode
  fareBasisCode flightNumber stopOverCode} passengerName
  passengers.{dateOfBirth firstName lastName phoneNumber travellerType}
  ticket.{issueAddress issueDate number} travelAgency.{code name}}`;

export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  PaymentRequest: expand(`accountInfo.* additionalData.* ${AMOUNT}
    authenticationData.{attemptAuthentication authenticationOnly threeDSRequestData.{nativeThreeDS threeDSVersion}}
    billingAddress.{${ADDRESS}} browserInfo.{acceptHeader colorDepth javaEnabled javaScriptEnabled language
    screenHeight screenWidth timeZoneOffset userAgent} captureDelayHours channel countryCode
    deliveryAddress.{${ADDRESS} firstName lastName} deviceFingerprint
    enhancedSchemeData.levelTwoThree.{customerReferenceNumber destination.{countryCode postalCode stateOrProvince}
    dutyAmount freightAmount itemDetailLines.{commodityCode description discountAmount productCode quantity
    totalAmount unitOfMeasure unitPrice} orderDate shipFromPostalCode totalTaxAmount} ${AIRLINE}
    installments.{value plan} ${LINES} merchantAccount merchantOrderReference merchantRiskIndicator.* metadata.*
    mpiData.{authenticationResponse cavv cavvAlgorithm directoryResponse dsTransID eci threeDSVersion
    tokenAuthenticationVerificationValue xid} origin
    paymentMethod.{brand cvc expiryMonth expiryYear firstName holderName issuer lastName networkPaymentReference
    number shopperEmail storedPaymentMethodId telephoneNumber type} recurringProcessingModel
    redirectFromIssuerMethod redirectToIssuerMethod reference returnUrl riskData.* sessionValidity shopperEmail
    shopperIP shopperInteraction shopperLocale shopperName.{firstName lastName} shopperReference shopperStatement
    socialSecurityNumber ${SPLITS} storePaymentMethod telephoneNumber
    threeDS2RequestData.{threeDSRequestorChallengeInd}`),
  PaymentDetailsRequest: expand('details.{payload redirectResult} paymentData'),
  PaymentCaptureRequest: expand(`${AMOUNT} ${AIRLINE} ${LINES} merchantAccount reference ${SPLITS}`),
  PaymentRefundRequest: expand(`${AMOUNT} ${LINES} merchantAccount merchantRefundReason reference ${SPLITS}`),
  PaymentCancelRequest: expand('merchantAccount reference'),
  PaymentAmountUpdateRequest: expand(`${AMOUNT} industryUsage ${LINES} merchantAccount reference ${SPLITS}`),
  PaymentMethodsRequest: expand(
    `${AMOUNT} channel countryCode merchantAccount shopperLocale shopperReference`,
  ),
};

/** `a.{b c}` is `a.b a.c`. */
function expand(text: string): readonly string[] {
  let flat = text;
  for (let inner = group(flat); inner !== null; inner = group(flat)) {
    const [whole, prefix = '', names = ''] = inner;
    const parts = names.trim().split(/\s+/);
    flat = flat.replace(whole, parts.map((name) => `${prefix}${name}`).join(' '));
  }
  return [...new Set(flat.trim().split(/\s+/))];
}

function group(text: string): RegExpExecArray | null {
  return /([^\s{}]*)\{([^{}]*)\}/.exec(text);
}

/** The first field that the API does not have; members of a list count as one. */
export function unknownField(known: readonly string[], value: unknown, path = ''): string | null {
  if (known.includes(`${path}.*`)) return null;
  if (Array.isArray(value))
    return value.map((item) => unknownField(known, item, path)).find((name) => name !== null) ?? null;
  if (typeof value !== 'object' || value === null) return known.includes(path) ? null : path;
  for (const [name, inner] of Object.entries(value)) {
    const found = unknownField(known, inner, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}
