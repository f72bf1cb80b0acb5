/* A libnvidia-ml.so.1 whose cards count known traces. cc -shared -fPIC -o libnvidia-ml.so.1 nvml-stub.c -lm
 *
 * NVML_STUB_CARDS   how many (1)           NVML_STUB_TRACE   constant, sine, step or burst, as in feeder.py (constant)
 * NVML_STUB_ZERO    ns of CLOCK_MONOTONIC at which the trace begins; before it a card draws 30 W (now)
 * NVML_STUB_COST    ms of CPU time for each reading of a counter (0)
 * NVML_STUB_MODE    normal, no-counter, stuck, mig, no-driver, shared (two other processes),
 *                   shared-old (the same by a driver that lacks the third way of asking)
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef void *device;
static long long zero;

static long long read_clock(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}
static long long now(void) { return read_clock(CLOCK_MONOTONIC); }
static void burn(const char *milliseconds) {
  long long end = read_clock(CLOCK_PROCESS_CPUTIME_ID) + (milliseconds ? atoll(milliseconds) : 0) * 1000000LL;
  while (read_clock(CLOCK_PROCESS_CPUTIME_ID) < end);
}
static int mode(const char *name) {
  const char *set = getenv("NVML_STUB_MODE");
  return set && strcmp(set, name) == 0;
}
static const char *trace(void) {
  const char *set = getenv("NVML_STUB_TRACE");
  return set ? set : "constant";
}
static double joules(double t) {
  if (t < 0) return 30 * t;
  if (!strcmp(trace(), "constant")) return 80 * t;
  if (!strcmp(trace(), "sine")) return 60 * t + 40 * 0.7 / (2 * M_PI) * (1 - cos(2 * M_PI * t / 0.7));
  if (!strcmp(trace(), "step")) return 20 * t + (t > 1.2 ? 100 * (t - 1.2) : 0);
  double whole = floor(t / 0.3), part = t - whole * 0.3;
  return 15 * t + 150 * (whole * 0.05 + (part < 0.05 ? part : 0.05));
}
static double watts(double t) {
  if (t < 0) return 30;
  if (!strcmp(trace(), "constant")) return 80;
  if (!strcmp(trace(), "sine")) return 60 + 40 * sin(2 * M_PI * t / 0.7);
  if (!strcmp(trace(), "step")) return t < 1.2 ? 20 : 120;
  return fmod(t, 0.3) < 0.05 ? 165 : 15;
}

int nvmlInit_v2(void) {
  const char *set = getenv("NVML_STUB_ZERO");
  zero = set ? atoll(set) : now();
  return mode("no-driver") ? 9 : 0;
}
const char *nvmlErrorString(int status) { return status == 9 ? "Driver Not Loaded" : "Unknown Error"; }
int nvmlDeviceGetCount_v2(unsigned *count) {
  const char *set = getenv("NVML_STUB_CARDS");
  *count = set ? atoi(set) : 1;
  return 0;
}
int nvmlDeviceGetHandleByIndex_v2(unsigned index, device *handle) {
  *handle = (device)(size_t)(index + 1);
  return 0;
}
int nvmlDeviceGetUUID(device handle, char *text, unsigned length) {
  snprintf(text, length, "GPU-%04zu-stub", (size_t)handle - 1);
  return 0;
}
int nvmlDeviceGetName(device handle, char *text, unsigned length) {
  snprintf(text, length, "Stub %zu", (size_t)handle - 1);
  return 0;
}
int nvmlDeviceGetMigMode(device handle, unsigned *current, unsigned *pending) {
  (void)handle;
  *current = *pending = mode("mig");
  return 0;
}
int nvmlDeviceGetTotalEnergyConsumption(device handle, unsigned long long *millijoules) {
  if (mode("no-counter")) return 3;
  burn(getenv("NVML_STUB_COST"));
  double elapsed = mode("stuck") ? 0 : (now() - zero) / 1e9;
  *millijoules = 5000000ULL * (size_t)handle + (unsigned long long)floor(1000 * (joules(elapsed) + 1e6));
  return 0;
}
int nvmlDeviceGetPowerUsage(device handle, unsigned *milliwatts) {
  (void)handle;
  *milliwatts = (unsigned)lround(1000 * watts((now() - zero) / 1e9));
  return 0;
}
int nvmlDeviceGetComputeRunningProcesses_v2(device handle, unsigned *count, void *infos) {
  (void)handle;
  (void)infos;
  *count = 2;
  return 7;
}
int nvmlDeviceGetComputeRunningProcesses_v3(device handle, unsigned *count, void *infos) {
  (void)handle;
  (void)infos;
  if (mode("shared-old")) return 13; /* NVML_ERROR_FUNCTION_NOT_FOUND */
  *count = mode("shared") ? 2 : 0;
  return mode("shared") ? 7 : 0;
}
